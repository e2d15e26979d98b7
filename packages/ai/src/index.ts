/** Players, the search and the net behind them. Training is in `@gemwright/ai/train`. */
export {
  CHAMPION_BUDGET,
  LEVEL_NAMES,
  MANNERS,
  TEST_PLAYERS,
  isPlayerName,
  type LevelName,
  type Manner,
  type PlayerName,
} from "./levels.ts";
export { makePlayer, type Player, type PlayerOptions } from "./player.ts";
export {
  Thinking,
  think,
  type Budget,
  type Candidate,
  type ThinkOptions,
  type Thought,
} from "./search/thinking.ts";
export { DEFAULT_OPTIONS, type SearchOptions } from "./search/search.ts";
export { BATCH, CHAMPION_WEIGHTS, loadNetwork } from "./champion.ts";
export { Network } from "./network/network.ts";
export { makeWeights, parseWeights, type Weights } from "./network/weights.ts";
export { eloOf, estimate, type Estimate } from "./elo.ts";
export {
  GRADES,
  analyseGame,
  type AnalyseOptions,
  type GameAnalysis,
  type Grade,
  type SeatAnalysis,
  type TurnAnalysis,
} from "./analyse.ts";
