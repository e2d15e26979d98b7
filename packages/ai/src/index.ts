/** Players, the search and the net behind them. Training is in `@gemwright/ai/train`. */
export { CHAMPION_BUDGET } from "./levels.ts";
export { makePlayer, type Player, type PlayerOptions } from "./player.ts";
export {
  think,
  type Budget,
  type Candidate,
  type Expected,
  type ThinkOptions,
  type Thought,
} from "./search/thinking.ts";
export { choices } from "./search/prune.ts";
export { defaultOptions, type SearchOptions } from "./search/search.ts";
export { CHAMPION_WEIGHTS, loadNetwork } from "./champion.ts";
export type { Network } from "./network/network.ts";
export { Z95, eloOf, estimate, spreadOf, type Estimate } from "./elo.ts";
export { ratingsOf, type PairResult, type Rating } from "./ratings.ts";
export { analyseGame, type AnalyseOptions, type GameAnalysis } from "./analyse.ts";
export {
  GRADES,
  gradeFrom,
  type Grade,
  type SeatAnalysis,
  type Slip,
  type TurnAnalysis,
} from "./grades.ts";
