import { describe, expect, it } from "vitest";
import type { SeatInfo } from "../wire/types";
import { isAlone } from "./coach.svelte";

const person: SeatInfo = { name: "Anna", person: true };
const bot: SeatInfo = { name: "Bot", bot: "squire" };

describe("whom the coach speaks to", () => {
  it("is somebody alone against bots", () => {
    expect(isAlone([person, bot], [0])).toBe(true);
    expect(isAlone([bot, bot, person], [2])).toBe(true);
  });

  it("is nobody among people, at one screen either, and no spectator", () => {
    expect(isAlone([person, person], [0])).toBe(false);
    expect(isAlone([person, person, bot], [0, 1])).toBe(false);
    expect(isAlone([person, bot], [])).toBe(false);
  });
});
