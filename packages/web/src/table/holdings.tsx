import {
  COLOURS,
  type Colour,
  type Position,
  type Seat,
  TOKEN_LIMIT,
  type Tokens,
  bonuses,
  tokens,
} from "@gemwright/rules";
import { BonusTile, Jewel } from "../art/stone.tsx";
import { t } from "../i18n/i18n.ts";
import { sayHolding } from "./tell.ts";

/** A change beside a number: what came is round, what went is square. */
export const Delta = ({ n }: { readonly n: number }) =>
  n === 0 ? null : (
    <span class={`delta ${n > 0 ? "in" : "out"}`} aria-hidden="true">
      {n > 0 ? `+${n}` : `−${-n}`}
    </span>
  );

export interface Deltas {
  readonly tokens: Partial<Tokens>;
  readonly bonuses: Partial<Tokens>;
}

interface HoldingsProps {
  readonly position: Position;
  readonly seat: Seat;
  readonly deltas?: Deltas | undefined;
}

/** Bonuses and tokens of a seat, colour by colour, always in the same order. */
export function Holdings({ position, seat, deltas }: HoldingsProps) {
  const held = tokens(position, seat);
  const owned = bonuses(position, seat);
  const bonusOf = (colour: Colour) =>
    colour === "gold" ? null : (
      <BonusTile gem={colour} count={owned[colour]}>
        <Delta n={deltas?.bonuses[colour] ?? 0} />
      </BonusTile>
    );
  return (
    <>
      {COLOURS.map((colour) => {
        const change = deltas?.tokens[colour] ?? 0;
        return (
          <span
            class="hold"
            data-gem={colour}
            data-hold={`${seat}-${colour}`}
            role="img"
            aria-label={sayHolding(position, seat, colour)}
          >
            {bonusOf(colour)}
            <span class="pile" data-none={held[colour] === 0 && change === 0}>
              <Jewel gem={colour} />
              <b>{held[colour]}</b>
              <Delta n={change} />
            </span>
          </span>
        );
      })}
    </>
  );
}

/** Ten places: full held, ringed coming, ring free; beyond the limit a triangle. */
export function Meter({ held, coming }: { readonly held: number; readonly coming: number }) {
  const places = Math.max(TOKEN_LIMIT, held + coming);
  const kind = (i: number) =>
    i >= TOKEN_LIMIT ? "over" : i < held ? "held" : i < held + coming ? "coming" : "free";
  return (
    <span class="meter" aria-hidden="true">
      {Array.from({ length: places }, (_, i) => (
        <>
          {i === TOKEN_LIMIT && <i class="limit" />}
          <i class={kind(i)} />
        </>
      ))}
    </span>
  );
}

/** "8 + 2 of 10 tokens". */
export const Tally = ({ held, coming }: { readonly held: number; readonly coming: number }) => (
  <p class="tally">
    <b>{held}</b>
    {coming > 0 && (
      <>
        {" + "}
        <b class="coming">{coming}</b>
      </>
    )}{" "}
    <span>
      {t().ofTokens(TOKEN_LIMIT)}
      <span class="wide"> {t().tokensWord}</span>
    </span>
  </p>
);
