import { r1 } from "./random.ts";
import { HEIGHT, type Scene, WIDTH, circle } from "./stroke.ts";

/** Level 3: where stones are worn. */

export const palazzo: Scene = (random) => {
  const arches = 4 + Math.floor(random() * 2);
  const towerRight = random() < 0.5;
  const left = 10;
  const right = 130;
  const base = 98;
  const floor = 74;
  const roof = 56;
  const bay = (right - left) / arches;
  let openings = "";
  let sills = "";
  for (let i = 0; i < arches; i++) {
    const x = left + bay * i;
    const w = bay - 5;
    const middle = r1(x + bay / 2);
    openings += `M${r1(x + 2.5)} ${base}V${floor + 9}a${r1(w / 2)} ${r1(w / 2)} 0 0 1 ${r1(w)} 0V${base}Z`;
    openings += `M${r1(middle - 3.5)} 70V64a3.5 3.5 0 0 1 7 0v6Z`;
    sills += `M${r1(middle - 5)} 71.5h10`;
  }
  for (let k = 0; k < 22; k++) sills += `M${r1(left + k * 5.6)} ${roof - 0.5}v-1.6`;
  const d = r1(54 + random() * 18);
  const t = r1(towerRight ? d + 30 : d - 30);
  const top = towerRight ? 36 : 45;
  const dome =
    `M${r1(d - 19)} ${roof}v-5h38v5ZM${r1(d - 17)} ${roof - 5}C${r1(d - 17)} 34 ${r1(d - 8)} 27 ${d} 24` +
    `C${r1(d + 8)} 27 ${r1(d + 17)} 34 ${r1(d + 17)} ${roof - 5}ZM${r1(d - 2.5)} 24v-6h5v6Z`;
  const tower = `M${r1(t - 5)} ${roof}V${top}h10V${roof}ZM${r1(t - 6.5)} ${top}l6.5-10 6.5 10Z`;
  const ribs =
    `M${d} 24V${roof - 5}M${d} 24C${r1(d - 5)} 30 ${r1(d - 8)} 40 ${r1(d - 8)} ${roof - 5}` +
    `M${d} 24C${r1(d + 5)} 30 ${r1(d + 8)} 40 ${r1(d + 8)} ${roof - 5}M${d} 18v-6M${r1(d - 2)} 14h4`;
  let paving = "";
  for (let k = -6; k <= 6; k++) paving += `M${70 + k * 11} 101L${70 + k * 22} ${HEIGHT}`;
  return [
    ["far", dome + tower],
    ["hatch", ribs],
    ["near", `M0 101H${WIDTH}V${HEIGHT}H0Z`],
    ["wall", `M${left} ${base}V${roof}H${right}V${base}Z`],
    ["dark", `${openings}M${r1(t - 1.8)} ${top + 9}v-4a1.8 1.8 0 0 1 3.6 0v4Z`],
    [
      "edge",
      `M${left - 3} ${roof}H${right + 3}M${left - 2} ${roof + 2.5}H${right + 2}M${left - 1} ${floor}H${right + 1}M${left - 3} ${base}H${right + 3}M${left - 6} ${base + 3}H${right + 6}`,
    ],
    ["edge fine", sills],
    ["hatch fine", paving],
  ];
};

export const loggia: Scene = (random) => {
  const columns = 4 + Math.floor(random() * 3);
  const peak = r1(32 + random() * 6);
  const [west, east] = [r1(62 + random() * 10), r1(62 + random() * 12)];
  const left = 24;
  const right = 116;
  const gap = (right - left) / (columns - 1);
  let shafts = "";
  let flutes = "";
  for (let i = 0; i < columns; i++) {
    const x = left + i * gap;
    shafts += `M${r1(x - 3.5)} 94V66h7v28ZM${r1(x - 5)} 66v-3h10v3ZM${r1(x - 5)} 94h10v3h-10Z`;
    flutes += `M${r1(x - 1)} 68v25M${r1(x + 1.5)} 68v25`;
  }
  const finial = random() < 0.5 ? `M70 ${peak}v-12l9 3-9 3` : `M70 ${peak}v-7M67 ${r1(peak - 4)}h6`;
  return [
    [
      "far",
      `M0 98V${r1(west + 8)}h10V${west}h8v36ZM${WIDTH} 98V${r1(east + 9)}h-8V${east}h-10v33Z`,
    ],
    ["dark", `M${left} 64H${right}V97H${left}Z`],
    ["glow", "M66 80h8l3 4-7 9-7-9Z"],
    ["wall", shafts],
    ["hatch fine", flutes],
    [
      "wall",
      `M${left - 9} 63v-6h${right - left + 18}v6ZM${left - 9} 57L70 ${peak} ${right + 9} 57Z`,
    ],
    ["near", circle(70, 49, 5.5)],
    [
      "edge",
      `M${left - 11} 57H${right + 11}M${left - 9} 57L70 ${peak} ${right + 9} 57M${left - 9} 63H${right + 9}${finial}`,
    ],
    ["near", `M0 97H${WIDTH}V${HEIGHT}H0Z`],
    ["edge", `M8 97H132M4 101H136M0 105H${WIDTH}`],
  ];
};

/** Merchants' houses along a canal: stepped gables, one lit window. */
export const houses: Scene = (random) => {
  const count = 4 + Math.floor(random() * 2);
  const width = 124 / count;
  const lit = Math.floor(random() * count);
  let walls = "";
  let openings = "";
  let edges = "";
  let window = "";
  for (let i = 0; i < count; i++) {
    const x = 8 + i * width;
    const w = width - 1.5;
    const eaves = r1(54 + random() * 10);
    const step = r1(w / 7);
    // three steps up, the finial, three steps down
    const rise = `v-4h${step}v-4h${step}v-4h${step}`;
    const fall = `h${step}h${step}v4h${step}v4h${step}v4`;
    walls += `M${r1(x)} 96V${eaves}${rise}${fall}V96Z`;
    edges += `M${r1(x)} 96V${eaves}${rise}${fall}V96M${r1(x + w / 2)} ${r1(eaves - 12)}v-5`;
    const pane = r1(w / 4.4);
    for (let floor = 0; floor < 3; floor++) {
      const y = r1(eaves + 4 + floor * 11);
      if (y > 84) break;
      const panes = `M${r1(x + w * 0.18)} ${y}h${pane}v6h${r1(-pane)}ZM${r1(x + w * 0.6)} ${y}h${pane}v6h${r1(-pane)}Z`;
      if (i === lit && floor === 1) window += panes;
      else openings += panes;
    }
    openings += `M${r1(x + w / 2 - 2.5)} 96v-7a2.5 2.5 0 0 1 5 0v7Z`;
  }
  let water = "";
  for (let k = 0; k < 4; k++)
    water += `M${r1(-random() * 10)} ${r1(100 + k * 2.6)}${"q6-1.6 12 0t12 0".repeat(7)}`;
  const spire = r1(24 + random() * 60);
  return [
    ["far", `M${spire} 60V38l6-18 6 18V60ZM${r1((spire + 44) % 120)} 66V50q8-12 16 0V66Z`],
    ["hatch", `M${r1(spire + 6)} 20v40M${r1(spire + 3)} 42h6M${r1(spire + 3)} 48h6`],
    ["wall", walls],
    ["dark", openings],
    ["glow", window],
    ["edge", edges],
    ["near", `M0 96H${WIDTH}V${HEIGHT}H0Z`],
    ["edge", `M0 96H${WIDTH}M0 99H${WIDTH}`],
    ["hatch", water],
  ];
};
