import { describe, expect, it } from "vitest";
import { Lead, leaderOf } from "./lead";

it("has a leader only if nobody has as many points", () => {
  expect(leaderOf([3, 5, 4])).toBe(1);
  expect(leaderOf([5, 5, 4])).toBeNull();
  expect(leaderOf([])).toBeNull();
  expect(leaderOf([-2, -5])).toBe(0);
});

describe("a change of the lead", () => {
  it("needs somebody to take it from", () => {
    const lead = new Lead();
    expect([lead.take([0, 0]), lead.take([3, 0]), lead.take([9, 0])]).toEqual([null, null, null]);
  });

  it("is told once, also if both were level in between", () => {
    const lead = new Lead();
    const told = [
      [3, 0],
      [3, 3],
      [3, 6],
      [3, 9],
      [9, 9],
      [12, 9],
    ].map((points) => lead.take(points));
    expect(told).toEqual([null, null, 1, null, null, 0]);
  });

  it("is none if the same player leads after a tie", () => {
    const lead = new Lead();
    expect(
      [
        [3, 0],
        [3, 3],
        [6, 3],
      ].map((points) => lead.take(points)),
    ).toEqual([null, null, null]);
  });
});
