import { Jewel, Stone } from "../art/stone.tsx";
import { t } from "./i18n.ts";
import { type Piece, gemWord, pieces } from "./marked.ts";
import type { Marked } from "./words.ts";

function PieceView({ piece }: { readonly piece: Piece }) {
  switch (piece.kind) {
    case "words":
      return <>{piece.text}</>;
    case "bold":
      return <b>{piece.text}</b>;
    case "gem":
      return (
        <span class="inline">
          <Jewel gem={piece.gem} /> {gemWord(piece)}
        </span>
      );
    case "count":
      return (
        <span class="inline" role="img" aria-label={t().countGems(piece.gem, piece.n, piece.role)}>
          <Stone gem={piece.gem}>{piece.n}</Stone>
        </span>
      );
  }
}

/** Stones in a row, with the brackets around them and what ends the clause behind them. */
const ROW = /(\(?\{\w+ \d+(?: \w+)?\}(?: \{\w+ \d+(?: \w+)?\})*[),.;:]*)/;

const Pieces = ({ text }: { readonly text: Marked }) => (
  <>
    {pieces(text).map((piece) => (
      <PieceView piece={piece} />
    ))}
  </>
);

/** A marked text, drawn: stones as stones, names in bold. A price stays on one line. */
export const Rich = ({ text }: { readonly text: Marked }) => (
  <>
    {text.split(ROW).map((part, i) =>
      i % 2 === 0 ? (
        <Pieces text={part} />
      ) : (
        <span class="together">
          <Pieces text={part} />
        </span>
      ),
    )}
  </>
);
