/** A person at the keyboard: reads lines, explains, and answers with a step. */
import { createInterface, type Interface } from "node:readline";
import { describeError, makeStep, parseStep } from "@gemwright/notation";
import { makeLegal } from "@gemwright/protocol";
import { phase, tokensToReturn, seatToMove, type Position, type Step } from "@gemwright/rules";
import type { Terminal } from "../terminal.ts";

/** What a person can do besides playing a step. */
export type Answer =
  | { readonly kind: "step"; readonly step: Step }
  | { readonly kind: "quit" }
  | { readonly kind: "board" };

const HELP = `
  WUG        take three different gems: W diamond, U sapphire, G emerald, R ruby, K onyx
  RR         take two of one colour; four of it must be in the supply
  =217       reserve card 217 and take a gold (J)          =2?  the top card of deck 2
  +217       buy card 217, from the market or reserved; gems first, gold for the rest
  +217(WJJ)  buy it with exactly these tokens
  -K         return tokens above ten                       !N03 choose a noble
  moves      list what is legal now                        board draw the table again
  quit       stop here
`;

export class Keyboard {
  private readonly lines: AsyncIterator<string>;
  private readonly reader: Interface;
  private readonly terminal: Terminal;

  constructor(terminal: Terminal) {
    this.terminal = terminal;
    this.reader = createInterface({ input: terminal.input, terminal: false });
    this.lines = this.reader[Symbol.asyncIterator]();
  }

  close(): void {
    this.reader.close();
  }

  /** The next line, or undefined when there are no more. */
  async ask(question: string): Promise<string | undefined> {
    this.terminal.write(question);
    const next = await this.lines.next();
    if (next.done !== true) return next.value.trim();
    this.terminal.line();
    return undefined;
  }

  async answer(position: Position): Promise<Answer> {
    for (;;) {
      const line = await this.ask(question(position));
      if (line === undefined || /^(quit|exit|q)$/i.test(line)) return { kind: "quit" };
      if (line === "") continue;
      if (/^(\?|help|h)$/i.test(line)) this.terminal.write(`${HELP}\n`);
      else if (/^(moves|legal)$/i.test(line)) this.terminal.line(makeLegal(position).join("  "));
      else if (/^(board|b)$/i.test(line)) return { kind: "board" };
      else {
        const step = parseStep(position, normalise(line));
        if (step.ok) return { kind: "step", step: step.value };
        this.terminal.line(`  ${explain(line, describeError(step.error))}`);
      }
    }
  }
}

/** People need not hold the shift key. */
const normalise = (line: string): string =>
  line.toLowerCase() === "pass" ? "pass" : line.toUpperCase();

const explain = (line: string, problem: string): string =>
  `${line.slice(0, 20)}: ${problem.replace(/^column \d+: /, "")}. ? for help`;

function question(position: Position): string {
  switch (phase(position)) {
    case "return":
      return `Return ${tokensToReturn(position, seatToMove(position))} (for example ${example(position)}): `;
    case "noble":
      return `Choose a noble (${makeLegal(position).join(" or ")}): `;
    default:
      return "Your turn (? for help): ";
  }
}

const example = (position: Position): string => makeLegal(position)[0] ?? makeStep(position, 0);
