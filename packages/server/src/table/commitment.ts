/**
 * The promise that the deal is not changed while it is played. Before the first step everybody is
 * told the SHA-256 of the deal and 32 random bytes; after the game both are opened.
 */
import { createHash } from "node:crypto";
import type { SecretDeal } from "./entry.ts";

/** The text that is hashed: one line a thing, so that anybody can do it again by hand. */
export const commitmentText = ({ decks, nobles, salt }: SecretDeal): string =>
  [
    "gemwright deal 1",
    ...decks.map((deck, i) => `Deck${i + 1} ${deck.join(" ")}`),
    `Nobles ${nobles.join(" ")}`,
    `Salt ${salt}`,
    "",
  ].join("\n");

export const commitmentOf = (deal: SecretDeal): string =>
  createHash("sha256").update(commitmentText(deal)).digest("hex");
