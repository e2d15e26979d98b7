/**
 * The colours stand in a ring: turned by one, every noble becomes another noble, and three cards of
 * four another card; the rest become cards that could have been printed. So each position teaches
 * five times: what was learnt of white holds of blue.
 */
import { GEMS, NOBLES } from "@gemwright/rules";
import { REQUIRES } from "@gemwright/rules/layout";
import { TAKE_TWO } from "@gemwright/rules/step";
import { CARD_COLOURS, GLOBAL_COLOURS, GLOBAL_NOBLES, NOBLE_SIZE } from "../features.ts";
import {
  CARD_INPUTS,
  GLOBAL_INPUTS,
  OUTPUTS,
  OUT_NOBLE,
  OUT_RETURN,
  OUT_TAKE,
  OUT_TAKE_TWO,
} from "../network/shape.ts";
import { TAKE_NUMBER } from "../policy.ts";

/** How many ways there are to turn the ring, staying as it is among them. */
export const ROTATIONS: number = GEMS.length;

/** Where each number goes when the colours are turned by so many places. */
type Places = Int32Array;

const unmoved = (length: number): Places => Int32Array.from({ length }, (_, i) => i);
const turned = (gem: number, by: number): number => (gem + by) % ROTATIONS;

function turnColours(places: Places, starts: readonly number[], by: number): Places {
  for (const start of starts)
    for (let gem = 0; gem < ROTATIONS; gem++) places[start + gem] = start + turned(gem, by);
  return places;
}

/** Counts of six bits for each gem, turned. */
function turnPacked(packed: number, by: number): number {
  let result = 0;
  for (let gem = 0; gem < ROTATIONS; gem++)
    result |= ((packed >>> (6 * gem)) & 63) << (6 * turned(gem, by));
  return result;
}

const turnNoble = (noble: number, by: number): number =>
  REQUIRES.indexOf(turnPacked(REQUIRES[noble], by));

function globals(by: number): Places {
  const places = turnColours(unmoved(GLOBAL_INPUTS), GLOBAL_COLOURS, by);
  for (let noble = 0; noble < NOBLES.length; noble++)
    for (let i = 0; i < NOBLE_SIZE; i++)
      places[GLOBAL_NOBLES + noble * NOBLE_SIZE + i] =
        GLOBAL_NOBLES + turnNoble(noble, by) * NOBLE_SIZE + i;
  return places;
}

function outputs(by: number): Places {
  const places = turnColours(unmoved(OUTPUTS), [OUT_TAKE_TWO, OUT_RETURN], by);
  for (let mask = 1; mask < TAKE_TWO; mask++) {
    const number = TAKE_NUMBER[mask];
    if (number < 0) continue;
    const ring = (mask << by) | (mask >> (ROTATIONS - by));
    places[OUT_TAKE + number] = OUT_TAKE + TAKE_NUMBER[ring & (TAKE_TWO - 1)];
  }
  for (let noble = 0; noble < NOBLES.length; noble++)
    places[OUT_NOBLE + noble] = OUT_NOBLE + turnNoble(noble, by);
  return places;
}

const tables = (make: (by: number) => Places): readonly Places[] =>
  Array.from({ length: ROTATIONS }, (_, by) => make(by));

export const TURNED_GLOBALS = tables(globals);
export const TURNED_CARD = tables((by) => turnColours(unmoved(CARD_INPUTS), CARD_COLOURS, by));
export const TURNED_OUTPUTS = tables(outputs);
