import { SeededRandom } from "@gemwright/rules";
import { describe, expect, it } from "vitest";
import { Network } from "../network/network.ts";
import { quantise } from "../network/quantise.ts";
import { OUTPUTS, SMALL } from "../network/shape.ts";
import { gameObservations } from "../testing.ts";
import { Model } from "./model.ts";
import { pairUnits } from "./pairing.ts";

const positions = [2, 3, 4].flatMap((seats) => gameObservations(seats as 2, 5).slice(20, 52));

function run(model: Model): Model {
  model.clear();
  for (const position of positions) model.add(position);
  model.forward();
  return model;
}

function forwarded(): Model {
  const model = new Model(SMALL, positions.length);
  model.initialise(new SeededRandom(3));
  return run(model);
}

/** Pairs of units of which at least one speaks, of all positions. */
function pairsHeard(model: Model, layer: "trunk1" | "trunk2"): number {
  const said = model.unitsOf(layer);
  let heard = 0;
  for (let i = 0; i < said.length; i += 2) if (said[i] > 0 || said[i + 1] > 0) heard++;
  return heard;
}

/** All that the net says about the positions, in integers. */
function answers(model: Model): number[] {
  const net = new Network(SMALL, quantise(SMALL, model.mean), 8);
  return positions.flatMap((position) => {
    net.clear();
    net.add(position);
    net.run();
    return [
      ...Array.from({ length: OUTPUTS }, (_, i) => net.output(0, i)),
      ...Array.from({ length: 12 }, (_, place) => net.purchaseLogit(0, place)),
      ...Array.from({ length: 12 }, (_, place) => net.reserveLogit(0, place)),
    ];
  });
}

describe("pairing the units", () => {
  it("leaves every bit of what the net says as it was", () => {
    const model = forwarded();
    const before = answers(model);
    const weights = model.mean.slice();
    pairUnits(model);
    expect(model.mean).not.toEqual(weights);
    expect(answers(model)).toEqual(before);
  });

  it("lets more pairs be skipped", () => {
    const model = forwarded();
    const before = (["trunk1", "trunk2"] as const).map((layer) => pairsHeard(model, layer));
    pairUnits(model);
    run(model);
    expect(pairsHeard(model, "trunk1")).toBeLessThan(before[0]);
    expect(pairsHeard(model, "trunk2")).toBeLessThan(before[1]);
  });
});
