import type { Seat } from "@gemwright/rules";
import { afterPaint } from "../app/after-paint.ts";
import type { Origin } from "../play/deed.ts";
import type { Move } from "./moves.ts";

const TRAVEL = 320;
const DEAL = 260;
const DEAL_DELAY = 120;
const NOBLE = 480;
const BETWEEN_TOKENS = 60;
const TRAIL = 2400;
const EASE = "cubic-bezier(.3,.1,.2,1)";
const SETTLE = "cubic-bezier(.2,1.2,.4,1)";

const find = (selector: string): HTMLElement | undefined => {
  const all = document.querySelectorAll<HTMLElement>(selector);
  return [...all].find((element) => element.getClientRects().length > 0);
};

/** The first place of these that is on the screen. */
const firstShown = (...selectors: readonly string[]): HTMLElement | undefined => {
  for (const selector of selectors) {
    const element = find(selector);
    if (element) return element;
  }
  return undefined;
};

const pileOf = (seat: Seat, colour: string): HTMLElement | undefined =>
  firstShown(`[data-hold="${seat}-${colour}"] .pile`, `[data-anchor="seat-${seat}"]`);
const dishOf = (colour: string): HTMLElement | undefined =>
  firstShown(`[data-dish="${colour}"]`, `.pickers [data-gem="${colour}"]`);
const originOf = (from: Origin, seat: Seat): HTMLElement | undefined => {
  if ("deck" in from) return find(`[data-deck="${from.deck}"]`);
  if ("slot" in from) return find(`[data-place="${from.level}-${from.slot}"]`);
  return firstShown(
    `[data-own="${seat}"] [data-place="r${from.reserved}"]`,
    `[data-anchor="seat-${seat}"] .mini:nth-child(${from.reserved + 1})`,
    `[data-reserved="${seat}"]`,
    `[data-anchor="seat-${seat}"] .mark`,
  );
};

const middle = (box: DOMRect): readonly [x: number, y: number] => [
  box.left + box.width / 2,
  box.top + box.height / 2,
];

interface Flight {
  readonly node: Element;
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly duration: number;
  readonly delay: number;
  readonly easing: string;
  readonly endScale: number;
}

/** Sends a copy over the table; it never takes a pointer and is gone when it lands. */
function depart({ node, from, to, duration, delay, easing, endScale }: Flight): void {
  const carrier = document.createElement("div");
  carrier.className = "flyer";
  carrier.setAttribute("aria-hidden", "true");
  carrier.style.cssText = `left:${from.left}px;top:${from.top}px;width:${from.width}px;height:${from.height}px`;
  carrier.append(node);
  document.body.append(carrier);
  const [x0, y0] = middle(from);
  const [x1, y1] = middle(to);
  const lift = Math.min(40, Math.hypot(x1 - x0, y1 - y0) * 0.12);
  carrier
    .animate(
      [
        { transform: "none", opacity: 1 },
        {
          transform: `translate(${(x1 - x0) * 0.55}px,${(y1 - y0) * 0.55 - lift}px) scale(${(1 + endScale) / 2})`,
          opacity: 1,
          offset: 0.55,
        },
        { transform: `translate(${x1 - x0}px,${y1 - y0}px) scale(${endScale})`, opacity: 0.85 },
      ],
      { duration, delay, easing, fill: "both" },
    )
    .finished.then(
      () => carrier.remove(),
      () => carrier.remove(),
    );
}

/** Those that depart after the next frame. */
const waiting: Flight[] = [];

/**
 * The frame that begins a journey changes the whole table. Whatever travels sets out after it, and
 * after all else that waits for it, so that no frame is missing on the way.
 */
function fly(flight: Flight): void {
  waiting.push(flight);
  if (waiting.length > 1) return;
  afterPaint(() =>
    setTimeout(() => {
      for (const each of waiting.splice(0)) depart(each);
    }),
  );
}

function jewel(colour: string): SVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "jewel");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#gem-${colour}`);
  svg.append(use);
  return svg;
}

const boxOf = (element: HTMLElement): DOMRect =>
  (element.querySelector(".jewel") ?? element).getBoundingClientRect();

/** A square of a token's size in the middle of a box, so that stones stay stones on the way. */
function tokenBox(box: DOMRect): DOMRect {
  const side = Math.min(40, Math.max(18, Math.min(box.width, box.height)));
  const [x, y] = middle(box);
  return new DOMRect(x - side / 2, y - side / 2, side, side);
}

/** A movement is prepared on the old table, and shown on the new one. */
type Prepared = (start: number, factor: number) => number;

function prepareToken(move: Move & { kind: "token" }): Prepared | undefined {
  const pile = pileOf(move.seat, move.colour);
  const dish = dishOf(move.colour);
  if (!pile || !dish) return undefined;
  const [a, b] = move.out ? [boxOf(pile), boxOf(dish)] : [boxOf(dish), boxOf(pile)];
  const from = tokenBox(a);
  const to = tokenBox(b);
  return (start, factor) => {
    for (let i = 0; i < move.n; i++)
      fly({
        node: jewel(move.colour),
        from,
        to,
        duration: TRAVEL * factor,
        delay: start + i * BETWEEN_TOKENS * factor,
        easing: EASE,
        endScale: to.width / from.width,
      });
    return start + move.n * BETWEEN_TOKENS * factor;
  };
}

function prepareCard(move: Move & { kind: "card" }): Prepared | undefined {
  const origin = originOf(move.from, move.seat);
  if (!origin) return undefined;
  const from = origin.getBoundingClientRect();
  const node = origin.cloneNode(true) as HTMLElement;
  node.removeAttribute("data-place");
  node.removeAttribute("data-fresh");
  node.removeAttribute("data-selected");
  return (start, factor) => {
    const target = move.bought
      ? firstShown(`[data-prestige="${move.seat}"]`, `[data-anchor="seat-${move.seat}"]`)
      : firstShown(
          `[data-own="${move.seat}"] .card:last-of-type`,
          `[data-reserved="${move.seat}"]`,
          `[data-anchor="seat-${move.seat}"] .minis`,
          `[data-anchor="seat-${move.seat}"]`,
        );
    if (!target) return start;
    const to = target.getBoundingClientRect();
    fly({
      node,
      from,
      to,
      duration: TRAVEL * 1.3 * factor,
      delay: start,
      easing: EASE,
      endScale: Math.min(
        1,
        Math.max(0.16, Math.min(to.width / from.width, to.height / from.height)),
      ),
    });
    return start + TRAVEL * factor;
  };
}

const prepareRefill =
  (move: Move & { kind: "refill" }): Prepared =>
  (start, factor) => {
    const place = find(`[data-place="${move.level}-${move.slot}"]`);
    const deck = find(`[data-deck="${move.level}"]`);
    if (!place || !deck) return start;
    const [x0, y0] = middle(deck.getBoundingClientRect());
    const [x1, y1] = middle(place.getBoundingClientRect());
    place.animate(
      [
        {
          transform: `translate(${x0 - x1}px,${y0 - y1}px) perspective(600px) rotateY(90deg)`,
          opacity: 0.2,
        },
        { transform: "none", opacity: 1 },
      ],
      {
        duration: DEAL * factor,
        delay: start + DEAL_DELAY * factor,
        easing: EASE,
        fill: "backwards",
      },
    );
    return start + (DEAL + DEAL_DELAY) * factor;
  };

function prepareNoble(move: Move & { kind: "noble" }): Prepared | undefined {
  const tile = find(`[data-noble="${move.noble}"]`);
  if (!tile) return undefined;
  const portrait = tile.querySelector(".portrait");
  const source = portrait && portrait.getClientRects().length > 0 ? portrait : tile;
  const from = source.getBoundingClientRect();
  const node = source.cloneNode(true) as Element;
  return (start, factor) => {
    const target = firstShown(
      `[data-prestige="${move.seat}"]`,
      `[data-anchor="seat-${move.seat}"]`,
    );
    if (!target) return start;
    fly({
      node,
      from,
      to: target.getBoundingClientRect(),
      duration: NOBLE * factor,
      delay: start,
      easing: SETTLE,
      endScale: 0.5,
    });
    return start + NOBLE * factor;
  };
}

function prepare(move: Move): Prepared | undefined {
  switch (move.kind) {
    case "token":
      return prepareToken(move);
    case "card":
      return prepareCard(move);
    case "refill":
      return prepareRefill(move);
    case "noble":
      return prepareNoble(move);
  }
}

/** A dotted line from where something was taken to whoever took it. */
function trailBetween(from: Element, to: Element, seat: Seat): SVGElement {
  const [x0, y0] = middle(from.getBoundingClientRect());
  const target = to.getBoundingClientRect();
  const [, y1] = middle(target);
  // the line ends beside the mark, not on it
  const x1 = x0 < target.left ? target.left - 3 : target.right + 3;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "trail");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  const bend = (x1 - x0) * 0.4;
  path.setAttribute(
    "d",
    `M${x0} ${y0}C${x0 + bend} ${y0 - 30} ${x1 - bend} ${y1 + 30} ${x1} ${y1}`,
  );
  // no larger than the line: what fades is drawn again in every frame
  const left = Math.min(x0, x1) - 4;
  const top = Math.min(y0 - 30, y1) - 4;
  const width = Math.abs(x1 - x0) + 8;
  const height = Math.max(y0, y1 + 30) - top + 4;
  svg.setAttribute("viewBox", `${left} ${top} ${width} ${height}`);
  svg.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  path.style.stroke = `var(--seat-${seat + 1})`;
  svg.append(path);
  return svg;
}

function fade(trail: SVGElement): void {
  document.body.append(trail);
  trail
    .animate(
      [{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }],
      { duration: TRAIL },
    )
    .finished.then(
      () => trail.remove(),
      () => trail.remove(),
    );
}

function drawWay(from: Origin | undefined, colours: readonly string[], seat: Seat): void {
  const to = firstShown(`[data-anchor="seat-${seat}"] .mark`, `[data-anchor="seat-${seat}"]`);
  if (!to) return;
  const origins = from && !("reserved" in from) ? [originOf(from, seat)] : colours.map(dishOf);
  const sources = origins.filter((source) => source !== undefined);
  // all is measured before anything is added: each addition would have the table laid out again
  const trails = sources.map((source) => trailBetween(source, to, seat));
  trails.forEach(fade);
  for (const source of sources) {
    source.setAttribute("data-way", String(seat + 1));
    setTimeout(() => source.removeAttribute("data-way"), TRAIL);
  }
}

/** Draws the way of the last turn, and frames where it began, once the table stands. */
export const showWay = (from: Origin | undefined, colours: readonly string[], seat: Seat): void =>
  afterPaint(() => drawWay(from, colours, seat));

/**
 * Looks at the table as it is and returns what shows the movement on the table as it will be.
 * That gives back how long it takes.
 */
export function prepareMotion(moves: readonly Move[]): (factor: number) => number {
  const prepared = moves.map(prepare);
  return (factor) => {
    if (factor === 0) return 0;
    return (
      prepared.reduce((start, show) => (show ? show(start, factor) : start), 0) + TRAVEL * factor
    );
  };
}

/** Takes everything away that is still on its way: the table is not there any more. */
export function stopMotion(): void {
  waiting.length = 0;
  for (const each of document.querySelectorAll("body > .flyer, body > .trail")) each.remove();
}
