import { expect, it } from "vitest";
import { beside } from "./beside";

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1366, height: 768 };
const bubble = { width: 120, height: 40 };

it("lies below a panel in a row, and does not leave the page at either edge", () => {
  expect(beside({ left: 4, top: 130, width: 66, height: 50 }, bubble, PHONE, false)).toEqual({
    left: 6,
    top: 189,
    side: "below",
  });
  expect(beside({ left: 290, top: 130, width: 66, height: 50 }, bubble, PHONE, false)).toMatchObject({ left: 234 });
});

it("lies above a panel at the lower edge", () => {
  expect(beside({ left: 100, top: 690, width: 150, height: 46 }, bubble, PHONE, false)).toEqual({
    left: 115,
    top: 641,
    side: "above",
  });
});

it("lies beside a panel in a column, where there is room", () => {
  const first = { left: 12, top: 120, width: 240, height: 90 };
  expect(beside(first, bubble, DESKTOP, true)).toEqual({ left: 261, top: 145, side: "right" });
  expect(beside({ ...first, left: 1100 }, bubble, DESKTOP, true)).toEqual({ left: 971, top: 145, side: "left" });
  expect(beside({ ...first, left: 60 }, bubble, PHONE, true).side).toBe("below");
});
