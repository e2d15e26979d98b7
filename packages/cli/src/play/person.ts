/** A person at the keyboard: reads lines, explains, and answers with a step. */
import { createInterface, type Interface } from "node:readline";
import { makeStep, parseStep, parseTurn, quote, type NotationError } from "@gemwright/notation";
import { makeLegal } from "@gemwright/protocol";
import {
  ok,
  phase,
  seatToMove,
  tokensToReturn,
  type Position,
  type Result,
  type Step,
} from "@gemwright/rules";
import type { Terminal } from "../terminal.ts";

/** What a person can do besides playing a step. */
export type Answer =
  /** One step, or all steps of a turn that was typed as one word. */
  | { readonly kind: "steps"; readonly steps: readonly Step[] }
  | { readonly kind: "quit" }
  | { readonly kind: "board" };

const HELP = `
  WUG        take three different gems: W diamond, U sapphire, G emerald, R ruby, K onyx
  RR         take two of one colour; four of it must be in the supply
  =217       reserve card 217 and take a gold (J)          =2?  the top card of deck 2
  +217       buy card 217, from the market or reserved; gems first, gold for the rest
  +217(WJJ)  buy it with exactly these tokens
  -K         return tokens above ten                       !N03 choose a noble
             when you are asked, or in one word with the action: WUG-K
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
        const steps = readSteps(position, normalise(line));
        if (steps.ok) return { kind: "steps", steps: steps.value };
        this.terminal.line(
          `  ${quote(line)}: ${steps.error.reason}${ruleOf(steps.error)}. ? for help`,
        );
      }
    }
  }
}

/** People need not hold the shift key. */
const normalise = (line: string): string =>
  line.toLowerCase() === "pass" ? "pass" : line.toUpperCase();

/** A step; or, as in records, a whole turn with its return and its noble. */
function readSteps(position: Position, word: string): Result<readonly Step[], NotationError> {
  const whole = phase(position) === "action" && /.[-!]/.test(word);
  if (whole) return parseTurn(position, word);
  const step = parseStep(position, word);
  return step.ok ? ok([step.value]) : step;
}

const ruleOf = ({ rule }: NotationError): string => (rule === undefined ? "" : ` (${rule})`);

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
