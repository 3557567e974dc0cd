import { expect, it } from "vitest";
import { heldLoss, meanPoints, pointsOf } from "./points";

it("has one decimal below ten points, none above, and no minus before nothing", () => {
  expect([0.1234, 0.0996, 0.04567, -0.04567, 0.001, -0.0001, 1].map(pointsOf)).toEqual([
    12, 10, 4.6, -4.6, 0.1, 0, 100,
  ]);
  expect(Object.is(pointsOf(-0.0001), 0)).toBe(true);
});

it("holds against a player what the mean per decision says, and no smaller losses", () => {
  expect(heldLoss({ mean_loss: 0.02, decisions: 15 })).toBeCloseTo(0.3);
});

it("does not call little nothing where it is a mean", () => {
  expect([0, 0.00028, 0.000049, 0.0012, 0.1].map(meanPoints)).toEqual([0, 0.03, 0.005, 0.1, 10]);
});
