import type { Gem, Noble } from "@gemwright/rules";
import { GEMS } from "@gemwright/rules";
import type { ComponentChild } from "preact";
import { memo } from "./memo.ts";
import { r1 } from "./random.ts";

/** Ten headdresses, one for each tile; the people are nobody real. */
const HEADDRESSES: readonly ((colour: string) => ComponentChild)[] = [
  (c) => (
    <>
      <path d="M19 21c2-9 24-11 27-2-6 3-22 4-27 2Z" fill={c} />
      <path d="M44 18c8-4 9-12 6-15-1 6-5 9-8 12Z" fill="var(--brass)" />
    </>
  ),
  (c) => <path d="M21 19V10l5 4 6-7 6 7 5-4v9c-6 2-16 2-22 0Z" fill={c} />,
  (c) => <path d="M17 46c0-20 3-34 15-34s15 14 15 34l-6-4c1-14-1-22-9-22s-10 8-9 22Z" fill={c} />,
  (c) => (
    <path
      d="M18 22c-2-9 7-14 15-13 9 0 15 5 13 12-4 2-24 3-28 1ZM45 18c6 4 6 18 3 26l-5-3c2-8 1-15-2-21Z"
      fill={c}
    />
  ),
  (c) => (
    <path d="M20 22C19 12 24 11 30 12c3-6 9-9 12-6 2 4 0 6 1 9l2 6c-6 3-19 4-25 1Z" fill={c} />
  ),
  (c) => (
    <>
      <ellipse cx="32" cy="17" rx="15" ry="9" fill={c} />
      <path d="M19 15c6-4 20-4 26 0M18 19c8-3 20-3 28 0" stroke="var(--brass)" fill="none" />
    </>
  ),
  (c) => <path d="M22 20c1-8 5-10 10-10s9 2 10 10c-5-2-15-2-20 0Z" fill={c} />,
  (c) => (
    <path d="M12 22c5-3 8-3 10-5 0-8 3-10 10-10s10 2 10 10c2 2 5 2 10 5-10 4-30 4-40 0Z" fill={c} />
  ),
  (c) => (
    <>
      <path d="M21 21c4-4 18-4 22 0l-1 3c-5-3-15-3-20 0Z" fill="var(--brass)" />
      <path d="M29 18h6l2 3-5 5-5-5Z" fill={c} />
    </>
  ),
  (c) => (
    <path
      d="M16 44c-1-16 1-34 16-36 15 2 17 20 16 36l-8-3c2-12 1-19-8-21-9 2-10 9-8 21Z"
      fill={c}
    />
  ),
];
const SKINS = ["#e9c9a4", "#c99a6c", "#8c5d3d", "#f0d8bd", "#a9754d"];
const HAIRS = ["#3a2a1d", "#6b4424", "#1f1a1a", "#8f6a3a", "#55504c"];
const LONG_HAIR: ReadonlySet<number> = new Set([0, 3, 5, 8]);

const SPOKES = Array.from({ length: 36 }, (_, k) => {
  const a = (k / 36) * Math.PI * 2;
  const cos = Math.cos(a);
  const sin = Math.sin(a);
  return `M${r1(32 + 22 * cos)} ${r1(30 + 22 * sin)}L${r1(32 + 30 * cos)} ${r1(30 + 30 * sin)}`;
}).join("");

/** A noble in a tondo. The dress is the demand: two colours the doublet, the third the headdress. */
export const Portrait = memo(({ noble }: { readonly noble: Noble }) => {
  const i = Number(noble.id.slice(1)) - 1;
  const [a, b, c] = GEMS.filter((gem: Gem) => noble.requires[gem]).map(
    (gem) => `var(--gem-${gem})`,
  );
  const skin = SKINS[(i * 2) % SKINS.length];
  const hair = LONG_HAIR.has(i)
    ? "M20 42c-3-12 0-26 12-26s15 14 12 26Z"
    : "M22 30c-2-10 3-16 10-16s12 6 10 16Z";
  return (
    <svg class="portrait" viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="30.5" class="tondo" />
      <path class="spokes" d={SPOKES} />
      <g stroke="var(--art-outline)" stroke-width="1.2" stroke-linejoin="round">
        <path d={hair} fill={HAIRS[i % HAIRS.length]} />
        <path d="M32 43C20 43 11 48 9 56a30.5 30.5 0 0 0 23 6.5Z" fill={a} />
        <path d="M32 43c12 0 21 5 23 13a30.5 30.5 0 0 1-23 6.5Z" fill={b ?? a} />
        <path d="M27 36v7c0 5 10 5 10 0v-7Z" fill={skin} />
        <ellipse cx="32" cy="28" rx="9.2" ry="11.5" fill={skin} />
        {i % 2 ? (
          <path d="M23 43c3-3 15-3 18 0 2 4-20 4-18 0Z" fill="var(--vellum)" />
        ) : (
          <path d="M24 42l8 9 8-9" fill="none" stroke="var(--brass)" stroke-width="2" />
        )}
        {HEADDRESSES[i]?.(c ?? "var(--gem-gold)")}
      </g>
      <path
        d="M26.5 28q2 1.6 3.8 0M33.8 28q2 1.6 3.8 0M32 28.5l-1.2 4.5h1.7M30 36q2 1.2 4 0"
        fill="none"
        stroke="#2a2018"
        stroke-width="1.1"
        stroke-linecap="round"
      />
      <circle cx="32" cy="32" r="30.5" class="tondo-rim" />
    </svg>
  );
});
