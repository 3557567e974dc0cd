import { expect, it } from "vitest";
import { outlineOf } from "./outline";

const BOX = { left: 10, top: 20, width: 100, height: 80 };

it("follows the shape of a field", () => {
  expect(outlineOf(BOX, "polygon(50% 0px, 100% 25%, 50% 100%)", 0)).toBe("M60 20L110 40L60 100z");
});

it("is a rectangle around everything else, and lies outside it if asked to", () => {
  expect(outlineOf(BOX, "none", 0)).toMatch(/^M18 20h84a8 8 0 0 1 8 8v64/);
  expect(outlineOf(BOX, "none", 5)).toMatch(/^M13 15h94a8 8 0 0 1 8 8v74/);
});
