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

const GAP: Piece = { kind: "words", text: "\u00A0" };

/** The stones of a price stay on one line. */
const keptTogether = (all: readonly Piece[]): Piece[] =>
  all.map((piece, i) =>
    piece.kind === "words" &&
    piece.text === " " &&
    all[i - 1]?.kind === "count" &&
    all[i + 1]?.kind === "count"
      ? GAP
      : piece,
  );

/** A marked text, drawn: stones as stones, names in bold. */
export const Rich = ({ text }: { readonly text: Marked }) => (
  <>
    {keptTogether(pieces(text)).map((piece) => (
      <PieceView piece={piece} />
    ))}
  </>
);
