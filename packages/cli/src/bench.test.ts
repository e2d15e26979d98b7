import { SEAT_COUNTS } from "@gemwright/rules";
import { expect, it } from "vitest";
import { checksumOf } from "./bench/run.ts";

it("plays the same random games on every machine", () => {
  // The signature of `gemwright bench`. It changes only when play itself changes.
  expect(SEAT_COUNTS.map(checksumOf).join("-")).toBe("d7e6f282-792d0f4f-88fb10bd");
});
