/**
 * Observations as JSON for many viewers of one position. Most of the text is the same for all of
 * them, so it is written once; what differs is the viewer's seat and the own reserved cards.
 */
import { SPECTATOR, type Position, type Viewer } from "@gemwright/rules";
import {
  makePublicObservation,
  withEyesOf,
  type ByLevel,
  type GemCounts,
  type Observation,
  type PlayerObservation,
} from "./observation.ts";

/** Gives the text for a viewer; equal to `JSON.stringify(makeObservation(position, viewer))`. */
export function observationTexts(position: Position): (viewer: Viewer) => string {
  const everybody = makePublicObservation(position);
  const front = `{"seats":${everybody.seats},"seat":`;
  const middle = middleOf(everybody);
  const players = everybody.players.map(playerText);
  const back = `],"over":${everybody.over},"scores":[${everybody.scores.join()}],"winners":[${everybody.winners.join()}]}`;
  return (viewer) => {
    if (viewer === SPECTATOR) return `${front}null${middle}${players.join()}${back}`;
    const own = withEyesOf(viewer, position, everybody).players[viewer]!;
    const seen = players.map((text, seat) => (seat === viewer ? playerText(own) : text));
    return `${front}${viewer + 1}${middle}${seen.join()}${back}`;
  };
}

const middleOf = (o: Observation): string =>
  `,"toMove":${o.toMove},"step":${o.step === null ? "null" : `"${o.step}"`}` +
  `,"round":${o.round},"turn":${o.turn}` +
  `,"supply":{${gems(o.supply)},"J":${o.supply.J}}` +
  `,"market":${byLevel(o.market, places)},"decks":${byLevel(o.decks, String)}` +
  `,"nobles":${words(o.nobles)},"players":[`;

const playerText = (p: PlayerObservation): string =>
  `{"seat":${p.seat},"tokens":{${gems(p.tokens)},"J":${p.tokens.J}},"bonuses":{${gems(p.bonuses)}}` +
  `,"prestige":${p.prestige},"purchased":${words(p.purchased)}` +
  `,"reserved":${words(p.reserved)},"nobles":${words(p.nobles)}}`;

const gems = ({ W, U, G, R, K }: GemCounts): string =>
  `"W":${W},"U":${U},"G":${G},"R":${R},"K":${K}`;

/** Ids need no escaping. */
const words = (ids: readonly string[]): string =>
  ids.length === 0 ? "[]" : `["${ids.join('","')}"]`;

const places = (row: readonly (string | null)[]): string =>
  `[${row.map((id) => (id === null ? "null" : `"${id}"`)).join()}]`;

const byLevel = <T>(values: ByLevel<T>, text: (value: T) => string): string =>
  `{"1":${text(values[1])},"2":${text(values[2])},"3":${text(values[3])}}`;
