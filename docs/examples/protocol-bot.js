#!/usr/bin/env node
// A bot that needs nothing but the protocol: it buys what gives most prestige, else it takes gems.
import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
const longest = (words) => words.toSorted((a, b) => b.length - a.length)[0];

/** Level 3 before 2 before 1: the first digit of a card is its level. */
const dearest = (words) => words.toSorted((a, b) => b[1].localeCompare(a[1]))[0];

function choose(legal) {
  const purchases = legal.filter((word) => word.startsWith("+"));
  if (purchases.length > 0) return dearest(purchases);
  const takes = legal.filter((word) => /^[WUGRK]/.test(word));
  if (takes.length > 0) return longest(takes);
  // A reserve, a return, a noble or a pass: whatever comes first.
  return legal[0];
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ type: "ready", name: "dearest first" });
  else if (message.type === "move") say({ type: "move", step: choose(message.legal) });
  else if (message.type === "end") process.exit();
}
