import { expect, it } from "vitest";
import { barOf } from "./bars";

it("has a height that says how much it is, however many games there are", () => {
  expect(barOf(1, 5, 80, 50)).toEqual({ y: 70, height: 10, end: 70, cut: false });
  expect(barOf(-30, 60, 45, 30)).toEqual({ y: 45, height: 15, end: 60, cut: false });
});

it("is cut at the end of the scale, and nothing can still be seen", () => {
  expect(barOf(9, 5, 80, 50)).toEqual({ y: 30, height: 50, end: 30, cut: true });
  expect(barOf(-90, 60, 45, 30)).toEqual({ y: 45, height: 30, end: 75, cut: true });
  expect(barOf(0, 5, 80, 50).height).toBeGreaterThan(0);
});
