import { describe, expect, it } from "vitest";
import { placeFor } from "./place";

const phone = { width: 360, height: 740 };
const sheet = { width: 344, height: 220 };
const dice = [{ left: 10, top: 560, width: 340, height: 100 }];

describe("on a phone", () => {
  it("lies at the lower edge if the dice are elsewhere", () => {
    const thing = { left: 10, top: 80, width: 60, height: 60 };
    expect(placeFor(thing, [], sheet, phone).top).toBe(740 - 220 - 8);
  });

  it("lies above the dice if they are at the lower edge", () => {
    const thing = { left: 10, top: 80, width: 60, height: 60 };
    expect(placeFor(thing, dice, sheet, phone).top).toBe(560 - 220 - 8);
  });

  it("makes way for the thing it explains", () => {
    const thing = { left: 10, top: 420, width: 340, height: 60 };
    const { top } = placeFor(thing, dice, sheet, phone);
    expect(top + 220).toBeLessThanOrEqual(420);
  });

  it("covers the thing rather than the dice", () => {
    const thing = { left: 10, top: 100, width: 340, height: 440 };
    const { top } = placeFor(thing, dice, sheet, phone);
    expect(top + 220).toBeLessThanOrEqual(560);
  });
});

describe("on a desktop", () => {
  const room = { width: 1366, height: 768 };
  const note = { width: 320, height: 260 };

  it("stands on the right", () => {
    expect(placeFor({ left: 100, top: 200, width: 150, height: 200 }, [], note, room)).toMatchObject({
      left: 258,
      top: 200,
    });
  });

  it("stands on the left of something at the right edge", () => {
    expect(placeFor({ left: 1200, top: 200, width: 150, height: 200 }, [], note, room).left).toBe(1200 - 320 - 8);
  });

  it("keeps away from the dice", () => {
    const tray = { left: 300, top: 600, width: 600, height: 160 };
    const { top } = placeFor({ left: 340, top: 620, width: 60, height: 60 }, [tray], note, room);
    expect(top + 260).toBeLessThanOrEqual(600);
  });
});
