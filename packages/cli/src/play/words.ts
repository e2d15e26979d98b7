/** A turn in plain words, for the log. */
import { LETTERS } from "@gemwright/notation";
import { CARDS, GEMS, cardIndex, type Gem } from "@gemwright/rules";

const STONES: Readonly<Record<Gem, string>> = {
  white: "diamond",
  blue: "sapphire",
  green: "emerald",
  red: "ruby",
  black: "onyx",
};

const plural = (stone: string): string => {
  if (stone.endsWith("y")) return `${stone.slice(0, -1)}ies`;
  return stone === "onyx" ? stone : `${stone}s`;
};

function stones(letters: string): string {
  const parts = [...GEMS, "gold" as const].flatMap((colour) => {
    const count = letters.split(LETTERS[colour]).length - 1;
    if (count === 0) return [];
    const stone = colour === "gold" ? "gold" : STONES[colour];
    return [`${count} ${count > 1 && colour !== "gold" ? plural(stone) : stone}`];
  });
  return parts.join(", ");
}

function cardWords(id: string): string {
  const card = CARDS[cardIndex(id) ?? 0]!;
  const worth = card.prestige === 0 ? "" : `, ${card.prestige} prestige`;
  return `${id} (level ${card.level} ${STONES[card.bonus]}${worth})`;
}

/** `WUG-K!N03` as a sentence without its subject. */
export function turnWords(word: string): string {
  const [, action = "", payment, returned, noble] =
    /^([^-!(]+)(?:\(([^)]*)\))?(?:-([A-Z]+))?(?:!(N\d\d))?$/.exec(word) ?? [];
  const end = [
    ...(returned === undefined ? [] : [`returned ${stones(returned)}`]),
    ...(noble === undefined ? [] : [`was visited by ${noble}`]),
  ];
  return [actionWords(action, payment), ...end].join(", ");
}

function actionWords(action: string, payment: string | undefined): string {
  if (action === "pass") return "passed: no action was possible";
  const what = action.slice(1);
  if (action.startsWith("+"))
    return `bought ${cardWords(what)}${payment === undefined ? "" : ` for ${stones(payment)}`}`;
  if (!action.startsWith("=")) return `took ${stones(action)}`;
  return what.endsWith("?")
    ? `reserved the top card of deck ${what[0]}`
    : `reserved ${cardWords(what)}`;
}
