import { beforeAll, describe, expect, it } from "vitest";
import type { Position } from "../wire/types";
import { taskOf } from "./task";
import { speak } from "./words.svelte";

/** Anna, Ben and a bot; it is the turn of one of them, and some of the seats are mine. */
function position(due: number | null, seats: number[], early = false): Position {
  const table = {
    due,
    status: "running",
    seats: [{ name: "Guest 532" }, { name: "Ben" }, { name: "Conrad", bot: "page" }],
  };
  const choices = early ? [{ seat: seats[0], early }] : [];
  return { table, task: "roll the dice.", own: { seats, choices } } as unknown as Position;
}

describe("the task", () => {
  beforeAll(() => speak("en"));

  it("is mine, without my name", () => {
    expect(taskOf(position(0, [0]))).toBe("Your turn: roll the dice.");
  });

  it("is for one of several people at this screen, by name", () => {
    expect(taskOf(position(1, [0, 1]))).toBe("Ben: roll the dice.");
  });

  it("tells nobody else what to do, neither a bot nor a person", () => {
    expect(taskOf(position(2, [0]))).toBe("It is Conrad’s turn.");
    expect(taskOf(position(0, [1]))).toBe("It is Guest 532’s turn.");
    expect(taskOf(position(0, []))).toBe("It is Guest 532’s turn.");
  });

  it("says that I can decide before my turn", () => {
    expect(taskOf(position(2, [0], true))).toBe("It is Conrad’s turn; you can choose already.");
  });

  it("is nobody’s while cards are dealt and when the game is over", () => {
    expect(taskOf({ ...position(null, [0]), task: "" })).toBe("");
  });
});
