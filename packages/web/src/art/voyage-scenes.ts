import { r1 } from "./random.ts";
import { HEIGHT, type Scene, WIDTH, circle } from "./stroke.ts";

/** Level 2: how stones travel. */

export const ship: Scene = (random) => {
  const x = 60 + random() * 20;
  const masts = 2 + Math.floor(random() * 2);
  let coast = `M0 76V${r1(62 + random() * 4)}l10-3 ${r1(8 + random() * 6)} 5 6 3 ${r1(10 + random() * 8)} 9Z`;
  coast += `M${r1(6 + random() * 8)} 70v-10h2v-3h2v3h2v-3h2v3h2v10Z`;
  let sails = "";
  let rig = "";
  for (let k = 0; k < masts; k++) {
    const mx = x - 16 + k * (32 / (masts - 1));
    const h = k === 1 ? 46 : 34 + random() * 6;
    const w = k === 1 ? 13 : 9.5;
    rig += `M${r1(mx)} 80V${r1(80 - h)}l8-3-8-2`;
    const sail = (y: number, height: number, width: number): string =>
      `M${r1(mx - width)} ${r1(y)}H${r1(mx + width)}c6 ${r1(height * 0.3)} 6 ${r1(height * 0.7)} 1 ${r1(height)}` +
      `H${r1(mx - width - 1)}c4-${r1(height * 0.3)} 4-${r1(height * 0.7)} 1-${r1(height)}Z`;
    sails += sail(85 - h, h * 0.28, w * 0.7) + sail(80 - h * 0.58, h * 0.36, w);
  }
  let waves = "";
  let crests = "";
  for (let k = 0; k < 9; k++) {
    let line = `M${r1(-random() * 14)} ${r1(86 + k * 3.4)}`;
    for (let i = 0; i < 12; i++) line += `q3.5-${r1(2.6 + k * 0.25)} 7 0t7 0`;
    if (k % 2) crests += line;
    else waves += line;
  }
  let horizon = "";
  for (let k = 0; k < 3; k++)
    horizon += `M${r1(random() * 20)} ${r1(77 + k * 2.4)}H${r1(100 + random() * 40)}`;
  return [
    ["far", coast],
    ["hatch", horizon],
    ["near", `M0 84H${WIDTH}V${HEIGHT}H0Z`],
    ["dark", `M${r1(x - 29)} 76l-3-8 9 2 2 8h30l5-10 12-3-5 22c-8 5-38 5-44 0Z`],
    ["edge", rig],
    ["sail", sails],
    ["glowline", `M${r1(x - 26)} 80h50`],
    ["near cover", `M0 88${"q3.5-3 7 0t7 0".repeat(10)}V${HEIGHT}H0Z`],
    ["hatch", waves],
    ["hatch fine", crests],
    ["edge", `M${r1(x + 34)} 58q3-4 5 0q3-4 5 0M${r1(x + 42)} 66q2-3 4 0q2-3 4 0`],
  ];
};

export const bridge: Scene = (random) => {
  const c = r1(62 + random() * 16);
  const arch = (x: number, width: number, height: number): string =>
    `M${x} 96v-4a${r1(width / 2)} ${height} 0 0 1 ${width} 0v4Z`;
  let water = "";
  for (let k = 0; k < 5; k++)
    water += `M${r1(-random() * 10)} ${r1(94 + k * 3.4)}${"q5-2.2 10 0t10 0".repeat(8)}`;
  let stones = "";
  for (let k = 0; k < 16; k++) stones += `M${8 + k * 8} ${r1(74 + Math.abs(k - 8) * 0.9)}v3`;
  return [
    ["far", `M0 92V64l14-6 18 10 22-14 26 12 28-8 32 14V92Z`],
    ["near", `M0 92H${WIDTH}V${HEIGHT}H0Z`],
    ["wall", `M0 92V80Q70 58 ${WIDTH} 80V92Z`],
    ["dark", arch(14, 24, 11) + arch(52, 36, 17) + arch(102, 24, 11)],
    ["near", `M0 96H${WIDTH}V${HEIGHT}H0Z`],
    ["edge", `M0 80Q70 58 ${WIDTH} 80M0 76Q70 54 ${WIDTH} 76`],
    ["hatch fine", stones],
    ["sail", `M${r1(c - 14)} 58c0-13 20-13 20 0Z`],
    ["dark", `M${r1(c - 15)} 58h22v4h-22Z`],
    ["edge", `M${r1(c - 14)} 58c0-13 20-13 20 0M${r1(c - 7)} 50v8M${c} 49v9M${r1(c + 7)} 60l9-1`],
    ["dark", `M${r1(c + 15)} 56h11l3-5 3 1-2 6v7h-2v-5h-9v5h-2v-6Z`],
    ["sail", circle(r1(c - 9), 64, 4) + circle(r1(c + 2), 64, 4)],
    ["hatch", water],
  ];
};

/** A harbour light: the tower, its mole, a lateen boat coming home. */
export const harbour: Scene = (random) => {
  const t = r1(47 + random() * 9);
  const boat = r1(t + 38 + random() * 10);
  let courses = "";
  for (let k = 0; k < 5; k++) {
    const y = 52 + k * 8;
    const half = r1(6 + (y - 44) * 0.09);
    courses += `M${r1(t - half)} ${y}h${r1(half * 2)}`;
  }
  let beams = "";
  for (let k = 0; k < 4; k++) {
    const spread = r1(random() * 3);
    beams += `M${r1(t - 9)} ${36 + k}l-26 ${r1(-9 + k * 6 + spread)}M${r1(t + 9)} ${36 + k}l26 ${r1(-8 + k * 6 + spread)}`;
  }
  let rocks = `M${r1(t - 34)} 96`;
  for (let k = 0; k < 7; k++)
    rocks += `l${r1(4 + random() * 2)} ${r1(-4 - random() * 4)} ${r1(5 + random() * 2)} ${r1(5 + random() * 2)}`;
  let water = "";
  for (let k = 0; k < 6; k++)
    water += `M${r1(-random() * 12)} ${r1(90 + k * 3.2)}${"q4-2 8 0t8 0".repeat(10)}`;
  let isles = "";
  for (let k = 0; k < 3; k++)
    isles += `M${r1(70 + k * 22 + random() * 6)} 84q${r1(6 + random() * 4)}-${r1(7 + random() * 6)} 18 0Z`;
  return [
    ["far", isles],
    ["hatch", `M0 82H${WIDTH}M20 79H${WIDTH}M84 76H${WIDTH}`],
    ["hatch fine", beams],
    ["near", `M0 86H${WIDTH}V${HEIGHT}H0Z`],
    ["wall", `M${r1(t - 10)} 92L${r1(t - 6)} 44h12l4 48Z`],
    ["hatch fine", courses],
    [
      "dark",
      `M${r1(t - 8)} 41h16v3h-16ZM${r1(t - 6.5)} 31L${t} 23l6.5 8ZM${r1(t - 3)} 92V80a3 3 0 0 1 6 0v12ZM${r1(t - 1.5)} 58h3v6h-3Z`,
    ],
    ["glow", `M${r1(t - 5)} 31h10v10h-10Z`],
    [
      "edge",
      `M${r1(t - 5)} 31v10M${r1(t + 5)} 31v10M${t} 31v10M${t} 23v-5M${r1(t - 9)} 41h18M${r1(t - 9)} 36.5v4.5M${r1(t + 9)} 36.5v4.5`,
    ],
    ["dark", `${rocks}V102H${r1(t - 34)}Z`],
    ["sail", `M${boat} 84L${r1(boat + 5)} 50q14 14 12 33ZM${r1(boat - 2)} 82q-6-8 4-26Z`],
    ["edge", `M${r1(boat + 2)} 88L${r1(boat + 4)} 48l5-2-5-2`],
    ["dark", `M${r1(boat - 13)} 86h34l-6 8h-22Z`],
    ["glowline", `M${r1(boat - 11)} 88.5h30`],
    ["near cover", `M0 94${"q4-2 8 0t8 0".repeat(9)}V${HEIGHT}H0Z`],
    ["hatch", water],
  ];
};
