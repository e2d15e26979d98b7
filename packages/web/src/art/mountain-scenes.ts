import { r1 } from "./random.ts";
import { HEIGHT, type Scene, type Stroke, WIDTH, circle } from "./stroke.ts";

/** Level 1: where stones come from. */

export const mine: Scene = (random) => {
  let far = `M0 ${HEIGHT}V76`;
  let shade = "";
  let from: readonly [number, number] = [0, 76];
  const peaks = 3 + Math.floor(random() * 2);
  for (let i = 0; i < peaks; i++) {
    const width = WIDTH / peaks;
    const x = width * (i + 0.35 + random() * 0.3);
    const y = 34 + random() * 18 + (i === peaks - 1 ? 16 : 0);
    const foot: readonly [number, number] = [width * (i + 1), 70 + random() * 6];
    far += `L${r1(x)} ${r1(y)}L${r1(foot[0])} ${r1(foot[1])}`;
    // the side away from the stone is shaded
    const dx = from[0] - x;
    const dy = from[1] - y;
    for (let k = 1; k < 9; k++) {
      shade += `M${r1(x + dx * k * 0.1)} ${r1(y + dy * k * 0.1)}l2.2 ${r1(7 + k * 2.6)}`;
    }
    shade += `M${r1(x)} ${r1(y)}l3 9-2 5 3 8`;
    from = foot;
  }
  const mouth = 26 + random() * 60;
  const m = r1(mouth);
  const hill =
    `M0 ${HEIGHT}V${r1(80 + random() * 6)}C${r1(mouth - 30)} 72 ${r1(mouth - 20)} 56 ${m} 56` +
    `C${r1(mouth + 24)} 56 ${r1(mouth + 26)} 84 ${WIDTH} ${r1(84 + random() * 6)}V${HEIGHT}Z`;
  let strata = "";
  for (let k = 0; k < 5; k++) {
    strata +=
      `M0 ${r1(87 + k * 5)}q${r1(mouth / 2)} ${r1(-12 + k * 2)} ${r1(mouth - 12)} ${r1(-5 + k)}` +
      `M${r1(mouth + 13)} ${r1(84 + k * 5)}q30 0 ${r1(WIDTH - mouth)} 4`;
  }
  let trees = "";
  for (let k = 0; k < 2 + random() * 2; k++) {
    const x = r1((mouth + 34 + k * 11 + random() * 6) % WIDTH);
    trees += `M${x} ${r1(88 + random() * 3)}c-4-4-3-14 0-20 3 6 4 16 0 20Z`;
  }
  return [
    ["far", `${far}L${WIDTH} ${HEIGHT}Z`],
    ["hatch", shade],
    ["near", hill],
    ["hatch fine", strata],
    ["dark", `M${r1(m - 11)} ${HEIGHT}V80a11 12 0 0 1 22 0V${HEIGHT}Z`],
    [
      "edge",
      `M${r1(m - 13)} ${HEIGHT}V80a13 14 0 0 1 26 0V${HEIGHT}M${r1(m - 13)} 84h-4M${r1(m + 13)} 84h4M${m} 66v-5`,
    ],
    ["glow", `M${r1(m - 4)} 86h8l3 4-7 8-7-8Z`],
    ["tree", trees],
  ];
};

export const quarry: Scene = (random) => {
  const step = 9 + random() * 3;
  let x = 0;
  let y = 46 + random() * 6;
  let terraces = `M0 ${HEIGHT}V${r1(y)}`;
  let joints = "";
  for (let k = 0; k < 5; k++) {
    x += 16 + random() * 8;
    terraces += `H${r1(x)}l3 ${r1(step)}`;
    y += step;
    x += 3;
    joints += `M0 ${r1(y)}H${r1(x - 2)}`;
    for (let j = 0; j < 5; j++)
      joints += `M${r1(random() * x)} ${r1(y - step + 1)}v${r1(step - 1)}`;
  }
  const c = r1(82 + random() * 14);
  return [
    ["far", `M40 ${HEIGHT}L${r1(70 + random() * 8)} 58 96 80 118 64 ${WIDTH} 78V${HEIGHT}Z`],
    ["near", `${terraces}H${WIDTH}V${HEIGHT}Z`],
    ["hatch", joints],
    [
      "edge",
      `M${c} 96V54M${r1(c - 6)} 96l6-20 6 20M${r1(c + 2)} 54L${r1(c - 26)} 46M${c} 54l14 8M${c} 62l10-2M${r1(c - 24)} 46.6V70M${r1(c - 12)} 50L${c} 60`,
    ],
    ["sail", `M${r1(c - 30)} 70h12v8h-12Z`],
    ["glow", `M${r1(c - 28)} 72h8l2 2.5-6 3-6-3Z`],
    ["hatch fine", "M6 102q40-4 70 0t60 0M20 106q40-3 80 0"],
  ];
};

/** A wash mill on a stream: the wheel turns the sluice that sorts the gravel. */
export const mill: Scene = (random) => {
  const hub = r1(46 + random() * 12);
  const house = r1(hub + 13);
  let paddles = "";
  let spokes = "";
  for (let k = 0; k < 12; k++) {
    const a = (k / 12) * Math.PI * 2 + random() * 0.05;
    const cos = Math.cos(a);
    const sin = Math.sin(a);
    spokes += `M${hub} 80L${r1(hub + 15 * cos)} ${r1(80 + 15 * sin)}`;
    paddles += `M${r1(hub + 15 * cos)} ${r1(80 + 15 * sin)}L${r1(hub + 19.5 * cos)} ${r1(80 + 19.5 * sin)}`;
  }
  let slope = "";
  for (let k = 0; k < 7; k++) {
    const x = 6 + k * 20 + random() * 8;
    slope += `M${r1(x)} ${r1(58 + random() * 8)}l${r1(6 + random() * 4)} ${r1(9 + random() * 6)}`;
  }
  let stream = "";
  for (let k = 0; k < 4; k++) {
    stream += `M${r1(-random() * 10)} ${r1(97 + k * 3.2)}${"q5-1.8 10 0t10 0".repeat(8)}`;
  }
  let trees = "";
  for (let k = 0; k < 3; k++) {
    trees += `M${r1(112 + k * 9 + random() * 4)} ${r1(88 + random() * 3)}c-5-3-5-12 0-19 5 7 5 16 0 19Z`;
  }
  let boards = "";
  for (let k = 0; k < 4; k++) boards += `M${house} ${64 + k * 7}h36`;
  const roof = r1(house + 18);
  const strokes: Stroke[] = [
    [
      "far",
      `M0 ${HEIGHT}V68L${r1(18 + random() * 10)} 46 44 66 ${r1(74 + random() * 10)} 40 112 70 126 60 ${WIDTH} 68V${HEIGHT}Z`,
    ],
    ["hatch", slope],
    ["near", `M0 ${HEIGHT}V88Q60 80 ${WIDTH} 86V${HEIGHT}Z`],
    ["tree", trees],
    ["wall", `M${house} 92V60h36v32Z`],
    ["hatch fine", boards],
    [
      "dark",
      `M${r1(house - 4)} 61L${roof} 42 ${r1(house + 40)} 61ZM${r1(house + 22)} 92V78h9v14ZM${r1(house + 8)} 66h7v7h-7Z`,
    ],
    ["edge", `M0 66H${r1(hub - 6)}l10 4M0 70H${r1(hub - 8)}M10 70v18M26 70v17`],
    ["far", circle(hub, 80, 15)],
    ["edge", spokes],
    ["edge", paddles + circle(hub, 80, 15) + circle(hub, 80, 3)],
    ["near cover", `M0 95H${WIDTH}V${HEIGHT}H0Z`],
    ["hatch", stream],
    ["glow", `M${r1(hub - 28)} 91h7l2.6 3.4-6.1 5.4-6.1-5.4Z`],
  ];
  return strokes;
};
