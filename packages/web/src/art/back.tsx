import { memo } from "./memo.ts";
import { r1 } from "./random.ts";

const ROSETTE_POINTS = 180;

function rosette(radius: number, petals: number, phase: number): string {
  let path = "";
  for (let i = 0; i <= ROSETTE_POINTS; i++) {
    const a = (i / ROSETTE_POINTS) * Math.PI * 2;
    const r = radius * (1 + 0.3 * Math.cos(petals * a + phase));
    path += `${i ? "L" : "M"}${r1(50 + r * Math.cos(a))} ${r1(70 + r * Math.sin(a))}`;
  }
  return `${path}Z`;
}

function guilloche(level: number): string {
  const petals = 5 + level * 2;
  let path = "";
  for (let turn = 0; turn < 4; turn++) {
    const phase = (turn * Math.PI) / 2;
    path += rosette(27, petals, phase) + rosette(13, petals, phase);
  }
  return path;
}

function lozenges(level: number): string {
  let path = "";
  for (let i = 0; i < level; i++) path += `M${50 + (i - (level - 1) / 2) * 15} 62l6 8-6 8-6-8Z`;
  return path;
}

/** The back of a level's cards: a rosette of 7, 9 or 11 petals, one to three lozenges. */
export const Back = memo(({ level }: { readonly level: 1 | 2 | 3 }) => (
  <svg class="back" viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path class="guilloche" d={guilloche(level)} />
    <path class="guilloche" d="M7 7h86v126H7ZM11 11h78v118H11Z" />
    <circle class="lozenge-ground" cx="50" cy="70" r="26" />
    <path class="lozenges" d={lozenges(level)} />
  </svg>
));
