/** Players, the search and the net behind them. Training is in `@gemwright/ai/train`. */
export { CHAMPION_BUDGET, MANNERS, isPlayerName, type Manner, type PlayerName } from "./levels.ts";
export { makePlayer, type Player, type PlayerOptions } from "./player.ts";
export {
  Thinking,
  think,
  type Budget,
  type Candidate,
  type Expected,
  type ThinkOptions,
  type Thought,
} from "./search/thinking.ts";
export { defaultOptions, type SearchOptions } from "./search/search.ts";
export { BATCH, CHAMPION_WEIGHTS, loadNetwork } from "./champion.ts";
export { Network } from "./network/network.ts";
export { makeWeights, parseWeights, type Weights } from "./network/weights.ts";
export { eloOf, estimate, spreadOf, type Estimate } from "./elo.ts";
export { ratingsOf, type PairResult, type Rating } from "./ratings.ts";
export { analyseGame, type AnalyseOptions, type GameAnalysis } from "./analyse.ts";
export {
  GRADES,
  GRADE_FROM,
  summarise,
  type Grade,
  type SeatAnalysis,
  type TurnAnalysis,
} from "./grades.ts";
