import { type ReadonlySignal, type Signal, computed, signal } from "@preact/signals";
import { parseRecords } from "@gemwright/notation";
import {
  CARDS,
  type Position,
  type Step,
  cardAt,
  isOver,
  seatToMove,
  turnsPlayed,
  wordsOf,
} from "@gemwright/rules";
import { goTo } from "../../app/route.ts";
import type { Closed, GameView } from "../../play/game.ts";
import { LocalGame } from "../../play/local-game.ts";
import { FIRST_GAME } from "./first-game.ts";
import { gameTexts } from "./game-texts.ts";
import type { Lesson } from "./lessons.ts";

const read = parseRecords(FIRST_GAME);
if (!read.ok) throw new Error(`the first game cannot be read: ${JSON.stringify(read.error)}`);
const record = read.value[0]!;
const steps: readonly Step[] = record.turns.flat();

/** The kind of a legal step that was not the one asked for. */
export type Other = "take" | "reserve" | "buy" | "return";

function kindOf(step: Step): Other {
  const { kind } = wordsOf(step);
  if (kind === "purchase") return "buy";
  if (kind === "reserve" || kind === "reserve-deck") return "reserve";
  return kind === "return" ? "return" : "take";
}

/** Whether a step answers the task as well as the recorded one: the task names no single card. */
function fits(position: Position, step: Step, wanted: Step): boolean {
  if (step === wanted) return true;
  const [words, asked] = [wordsOf(step), wordsOf(wanted)];
  // either noble is welcome: the other one comes a turn later
  if (asked.kind === "noble") return words.kind === "noble";
  if (words.kind !== "purchase" || asked.kind !== "purchase") return false;
  const [one, other] = [words.place, asked.place].map((place) => {
    const card = cardAt(position, seatToMove(position), place);
    return card === undefined ? undefined : CARDS[card];
  });
  return (
    one?.level === other?.level && one?.bonus === other?.bonus && one?.prestige === other?.prestige
  );
}

/** Whether the turn of a lesson has been played and answered. */
export const isDone = ({ position, viewer }: GameView, lesson: Lesson): boolean =>
  isOver(position) || (turnsPlayed(position) > lesson.turn && seatToMove(position) === viewer);

/**
 * One turn of the recorded game, played by the person; the other seat answers as it did there. A
 * legal step that is not the one asked for changes nothing and is noted, so that the coach can say
 * why.
 */
export class LessonGame extends LocalGame {
  readonly lesson: Lesson;
  readonly other: Signal<Other | undefined> = signal(undefined);

  constructor(lesson: Lesson) {
    const before = record.turns.slice(0, lesson.turn).flat();
    let played = before.length;
    const recorded = (): Promise<Step> => Promise.resolve(steps[played]!);
    super(
      {
        kind: "bots",
        sitters: [
          { name: "", bot: undefined, away: false },
          { name: "Lucia", bot: "novice", away: false },
        ],
        deal: record.deal,
        steps: before,
      },
      {
        bots: { choose: recorded, advise: recorded, end: () => {} },
        save: (state) => (played = state.steps.length),
        record: () => FIRST_GAME,
        playAgain: () => goTo("/learn/play"),
      },
    );
    this.lesson = lesson;
  }

  /** A lesson that is done awaits no further turn. */
  readonly #whileOpen: ReadonlySignal<GameView> = computed(() => {
    const view = super.view.value;
    return isDone(view, this.lesson) ? { ...view, mayAct: false } : view;
  });

  override get view(): ReadonlySignal<GameView> {
    return this.#whileOpen;
  }

  readonly closed = (): Closed | undefined => {
    const texts = isDone(this.view.value, this.lesson) ? gameTexts() : undefined;
    return texts && { brief: texts.stepDone, text: texts.pressNext(texts.next) };
  };

  /** The step that the lesson waits for. */
  get wanted(): Step | undefined {
    return isDone(this.view.value, this.lesson) ? undefined : steps[this.state.steps.length];
  }

  override async submit(step: Step): Promise<boolean> {
    const { wanted } = this;
    if (wanted !== undefined && fits(this.view.value.position, step, wanted)) {
      this.other.value = undefined;
      return super.submit(step);
    }
    this.other.value = kindOf(step);
    return true;
  }

  override readonly canUndo = (): boolean => false;
  override readonly undo = (): boolean => false;
}
