import {
  CARDS,
  type CardIndex,
  type Colour,
  GEMS,
  NOBLES,
  type Position,
  REFUSALS,
  type RefusalCode,
  type Seat,
  type Step,
  TOKEN_LIMIT,
  bonuses,
  cardAt,
  missingForNoble,
  noblesOf,
  prestige,
  reserved,
  seatToMove,
  tokenCount,
  tokens,
  wordsOf,
} from "@gemwright/rules";
import { t } from "../i18n/i18n.ts";
import { inWords, marks } from "../i18n/marked.ts";
import type { CardWords, Marked, Who } from "../i18n/words.ts";
import type { Action, Deed } from "../play/deed.ts";
import type { Sitter } from "../play/game.ts";
import { type Bill, sumOf } from "./bill.ts";
import { boldApart } from "./brief-name.tsx";
import { type Choice, type Why, countGems, countTokens } from "./choice.ts";

/** The table's sentences: what happened, what a card costs, why something is not possible. */

export function wordsFor(index: CardIndex): CardWords {
  const { level, bonus, prestige: worth } = CARDS[index]!;
  return { level, gem: bonus, prestige: worth };
}

const goldMarks = (gold: number): Marked => (gold ? marks({ gold }) : "");

function tellAction(who: Who, action: Action): Marked {
  const m = t();
  switch (action.kind) {
    case "take":
      return m.logTook(who, marks(action.tokens));
    case "buy":
      return m.logBought(who, wordsFor(action.card), marks(action.paid));
    case "pass":
      return m.logPassed(who);
    case "reserve":
      return "deck" in action.from || action.card === undefined
        ? m.logReservedDeck(who, action.level, goldMarks(action.gold))
        : m.logReserved(who, wordsFor(action.card), goldMarks(action.gold));
  }
}

/** What followed from the action. */
function tellAfter(deed: Deed): Marked {
  const m = t();
  const returned = deed.returned ? m.logReturned(marks(deed.returned)) : "";
  const noble = deed.noble === undefined ? "" : m.logNoble(NOBLES[deed.noble]!.prestige);
  return returned + noble;
}

/** A whole turn, for the log. */
export function tell(who: Who, deed: Deed): Marked {
  return tellAction(who, deed.action) + tellAfter(deed);
}

/** A seat that a bot plays for, or its player again. */
export function tellHandover(who: Who, to: Pick<Sitter, "away" | "resigned">): Marked {
  const m = t();
  if (!to.away) return m.isBack(who);
  if (who.you) return m.botPlaysForYou;
  return to.resigned ? m.gaveUp(who.name) : m.isAway(who.name);
}

/** A turn in few words, for one line on a phone. */
export function tellBriefly({ you, name }: Who, deed: Deed): Marked {
  const m = t();
  const who = { you, name: boldApart(name) };
  const { action } = deed;
  const after = tellAfter(deed);
  if (action.kind === "take") return m.briefTook(who, marks(action.tokens)) + after;
  if (action.kind === "buy")
    return m.briefBought(who, wordsFor(action.card).gem, marks(action.paid)) + after;
  if (action.kind === "pass") return m.logPassed(who) + after;
  const gold = goldMarks(action.gold);
  return "deck" in action.from || action.card === undefined
    ? m.briefReservedDeck(who, action.level, gold) + after
    : m.briefReserved(who, wordsFor(action.card).gem, gold) + after;
}

/** A proposed step, for a hint. */
export function tellHint(position: Position, step: Step): Marked {
  const m = t();
  const words = wordsOf(step);
  const gemAt = (index: CardIndex | undefined): Marked =>
    index === undefined ? "" : `{${wordsFor(index).gem} stem}`;
  switch (words.kind) {
    case "take":
      return m.hintTake(marks(words.gems));
    case "reserve":
      return m.hintReserve(words.level, gemAt(cardAt(position, seatToMove(position), words)));
    case "reserve-deck":
      return m.hintReserveDeck(words.level);
    case "purchase": {
      const index = cardAt(position, seatToMove(position), words.place);
      return m.hintBuy(index === undefined ? 1 : wordsFor(index).level, gemAt(index));
    }
    case "return":
      return m.returnWhat(inWords(words.tokens, "returned"));
    case "noble":
      return m.welcomeNoble;
    case "pass":
      return "";
  }
}

export function tellWhy(why: Why): string {
  const m = t();
  switch (why) {
    case "gold-only-by-reserving":
      return m.goldOnlyByReserving;
    case "no-mixing":
      return m.noMixing;
    case "three-at-most":
      return m.threeAtMost;
    case "not-your-turn":
      return m.notYourTurn;
    default:
      return m.refused[why];
  }
}

/** The screen answers these before the rules are asked; the reason is theirs all the same. */
const OWN_RULES: Readonly<Record<Exclude<Why, RefusalCode>, string>> = {
  "gold-only-by-reserving": "R3.1",
  "no-mixing": "R3.2",
  "three-at-most": "R2.1",
  "not-your-turn": "R2.1",
};

/** The rule that a reason comes from. */
export const ruleOf = (why: Why): string => ({ ...REFUSALS, ...OWN_RULES })[why];

const missingWords = (bill: Bill): string =>
  inWords(Object.fromEntries(bill.rows.map((row) => [row.gem, row.missing])), "missing");
export const priceWords = (bill: Bill): string =>
  inWords(Object.fromEntries(bill.rows.map((row) => [row.gem, row.price]))) || t().sayNothing;

function sayVerdict(bill: Bill): string {
  const m = t();
  if (bill.reach === "buy") return m.sayCanBuy;
  if (bill.reach === "gold") return m.sayCanBuyGold(bill.missing);
  return m.sayShort(bill.short, missingWords(bill), bill.gold);
}

/** A card for ears. Whoever has to do something else first is not told that it can be bought. */
export function sayCard(index: CardIndex, bill: Bill | undefined, busy = false): string {
  const card = wordsFor(index);
  const cost = inWords(CARDS[index]!.cost);
  if (!bill) return t().sayCardPlain(card, cost);
  const verdict = busy && bill.reach !== "short" ? "" : sayVerdict(bill);
  return t().sayCard(card, cost, priceWords(bill), verdict).trimEnd();
}

/** What is put together so far, for those who do not see it. */
export function sayChoice(position: Position, seat: Seat, choice: Choice): string {
  const m = t();
  if (choice.kind === "return")
    return choice.tokens.length
      ? m.returnWhat(inWords(countTokens(choice.tokens), "returned"))
      : m.sayCleared;
  if (choice.kind !== "take") return m.sayCleared;
  const total = tokenCount(position, seat) + choice.gems.length;
  return `${m.taking(inWords(countGems(choice.gems)))}. ${total} ${m.ofTokens(TOKEN_LIMIT)}`;
}

/** What the chosen card would take, in a sentence. */
export function tellBill(bill: Bill): string {
  const m = t();
  if (bill.reach === "buy") return m.canBuy;
  if (bill.reach === "gold") return m.canBuyGold(bill.missing);
  return m.shortOf(bill.missing, missingWords(bill), bill.gold);
}

export const saySeat = (name: string, position: Position, seat: Seat): string =>
  t().saySeat(
    name,
    prestige(position, seat),
    tokenCount(position, seat),
    TOKEN_LIMIT,
    reserved(position, seat).length,
  );

export function sayNoble(position: Position, seat: Seat | undefined, noble: number): string {
  const { prestige: worth, requires } = NOBLES[noble]!;
  if (seat === undefined) return t().sayNoblePlain(worth, inWords(requires));
  return t().sayNoble(worth, inWords(requires), sumOf(missingForNoble(position, seat, noble)));
}

const sayHolding = (position: Position, seat: Seat, gem: Colour): string =>
  gem === "gold"
    ? t().sayGold(tokens(position, seat).gold)
    : t().sayHold(t().gemName[gem], bonuses(position, seat)[gem], tokens(position, seat)[gem]);
export { sayHolding };

/** Everything a seat has, for ears. */
export function sayEverything(name: string, position: Position, seat: Seat): string {
  const holdings = [...GEMS, "gold" as const].map((gem) => sayHolding(position, seat, gem));
  const visits = noblesOf(position, seat).length;
  return [saySeat(name, position, seat), ...holdings, visits ? t().sayVisits(visits) : ""]
    .filter(Boolean)
    .join(". ");
}
