import { beforeAll, expect, it } from "vitest";
import type { AccountStep } from "../../wire/types";
import { speak } from "../../words/words.svelte";
import { effectOf } from "./effect";

const SEATS = [{ name: "Anna" }, { name: "Ben" }, { name: "Clara" }];

beforeAll(() => speak("en"));

function effect(step: Partial<AccountStep>): string | undefined {
  const whole = {
    kind: "decision",
    entry: 0,
    turn: 1,
    player: 2,
    move: "",
    before: [0.6, 0.4, 0],
    after: [0.6, 0.4, 0],
  };
  return effectOf({ ...whole, ...step } as AccountStep, SEATS, 0.01)?.sentence;
}

it("speaks of the player who rolled, unless it did far more to another", () => {
  expect(effect({ kind: "dice", luck: [-0.05, -0.03, 0.08] })).toBe("Good luck: Clara gained 8 percentage points.");
  expect(effect({ kind: "dice", luck: [-0.17, 0.169, 0.001] })).toBe("Bad luck: Anna lost 17 percentage points.");
});

it("speaks of what was given away, and else of whom it helped", () => {
  expect(effect({ loss: 0.05, after: [0.8, 0.2, 0] })).toBe("Clara gave away 5 percentage points.");
  expect(effect({ loss: 0.0002, after: [0.82, 0.18, 0] })).toBe("That brought Anna 22 percentage points.");
  expect(effect({ loss: 0.0002 })).toBeUndefined();
});
