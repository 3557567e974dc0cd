import { expect, it } from "vitest";
import type { TableLink } from "../../shell/link.svelte";
import { Advice } from "./advice.svelte";

const played = (seq: number, seat: number): unknown => ({
  seq,
  at: 0,
  event: { type: "played", entry: { type: "moved", seat, text: "" } },
});

function asked(since: number | undefined, events: unknown[]): unknown {
  const table = { odds: true, seats: [{ name: "Anna" }, { name: "Edda", bot: "squire", since }] };
  return new Advice({ position: { table }, events, choices: null } as unknown as TableLink).botMove;
}

it("asks about the last move of a bot", () => {
  expect(asked(undefined, [played(4, 1), played(5, 0)])).toEqual({ seq: 4, seat: 1 });
  expect(asked(undefined, [played(4, 0)])).toBeNull();
});

it("takes no move of the game that is played on for one of the bot's", () => {
  expect(asked(5, [played(4, 1), played(5, 1)])).toBeNull();
  expect(asked(5, [played(5, 1), played(6, 1), played(7, 0)])).toEqual({ seq: 6, seat: 1 });
});
