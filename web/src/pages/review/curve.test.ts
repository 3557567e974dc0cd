import { expect, it } from "vitest";
import { across, courseOf, down, line, spread } from "./curve";

const PLOT = { left: 10, top: 5, width: 100, height: 50 };

it("draws certain victory at the top and certain defeat at the bottom", () => {
  expect([down(PLOT, 1), down(PLOT, 0.5), down(PLOT, 0)]).toEqual([5, 30, 55]);
  expect(line(PLOT, [[0.5], [1], [0]], 0, 3)).toBe("M10 30L60 5L110 55");
  expect(line(PLOT, [[0.5], [1]], 0, 5)).toBe("M10 30L35 5");
});

it("begins at the left, ends at the right, and survives a game of one step", () => {
  expect([across(PLOT, 0, 5), across(PLOT, 4, 5), across(PLOT, 0, 1)]).toEqual([10, 110, 10]);
  expect(line(PLOT, [], 0, 0)).toBe("");
});

it("keeps the marks at the ends of the lines apart, and within the plot", () => {
  expect(spread([10, 40, 90], 20, 0, 100)).toEqual([10, 40, 90]);
  expect(spread([50, 50, 50], 20, 0, 100)).toEqual([50, 70, 90]);
  expect(spread([100, 100, 0], 20, 0, 100)).toEqual([80, 100, 0]);
});

it("knows where a chance began, how low and high it went, and where it ended", () => {
  expect(courseOf([[0.5], [0.2], [0.9], [1]], 0)).toEqual({ start: 0.5, lowest: 0.2, highest: 1, end: 1 });
});
