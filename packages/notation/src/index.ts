/** Everything as text, in pairs of parse and make. */
export { LETTERS, colourOf, makeGems, makeTokens, parseTokens } from "./letters.ts";
export { REFUSAL_TEXTS, describeError, quote, type NotationError } from "./error.ts";
export { PASS_WORD, makeStep, parseStep } from "./step.ts";
export { listTurns, makeTurn, parseTurn, type Turn } from "./turn.ts";
export {
  makeRecord,
  makeRecords,
  opening,
  parseRecords,
  positionAfter,
  resultOf,
  type GameRecord,
} from "./record.ts";
export { nameTags, namesOf } from "./names.ts";
export { standInTags, standInsOf, type StandIns } from "./stand-ins.ts";
export { makePosition, parsePosition } from "./position.ts";
export {
  LEVEL_NAMES,
  PLAYER_NAMES,
  TEST_PLAYERS,
  isPlayerName,
  type LevelName,
  type PlayerName,
  type TestPlayer,
} from "./players.ts";
