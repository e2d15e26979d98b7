/** Who can sit at the table in the terminal without being a person. */
import { listLegal, type Position, type Random, type Step } from "@gemwright/rules";

export interface Bot {
  readonly name: string;
  /** Chooses a legal step from what its seat may know. */
  choose(observed: Position): Step | Promise<Step>;
}

type MakeBot = (random: Random) => Bot;

const BOTS: Readonly<Record<string, MakeBot>> = {
  random: (random) => ({
    name: "random",
    choose(observed) {
      const steps = listLegal(observed);
      return steps[random.below(steps.length)]!;
    },
  }),
};

export const BOT_NAMES: readonly string[] = Object.keys(BOTS);
export const botNamed = (name: string): MakeBot | undefined => BOTS[name];
