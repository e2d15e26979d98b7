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
import { memoBy } from "../art/memo.ts";
import { BonusTile, Jewel } from "../art/stone.tsx";
import { language, t } from "../i18n/i18n.ts";
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

/** The language that the words are in. */
interface Spoken {
  readonly words: string;
}

interface HoldingsProps {
  readonly position: Position;
  readonly seat: Seat;
  readonly deltas?: Deltas | undefined;
}

/** All that is seen of a seat's holdings; they stay as they are while this does. */
function keyOf({ position, seat, deltas, words }: HoldingsProps & Spoken): string {
  const held = tokens(position, seat);
  const owned = { ...bonuses(position, seat), gold: 0 };
  const columns = COLOURS.map((colour) =>
    [held, owned, deltas?.tokens, deltas?.bonuses].map((counts) => counts?.[colour] ?? 0).join(" "),
  );
  return [words, seat, ...columns].join();
}

const KeptHoldings = memoBy<HoldingsProps & Spoken>(keyOf, ({ position, seat, deltas }) => {
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
});

/** Bonuses and tokens of a seat, colour by colour, always in the same order. */
export const Holdings = (props: HoldingsProps) => (
  <KeptHoldings {...props} words={language.value} />
);

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
