import { beforeAll, expect, it } from "vitest";
import type { NarratedEvent, Summary } from "../../wire/types";
import { speak } from "../../words/words.svelte";
import { consolation, ownResignation } from "./consolation";

beforeAll(() => speak("en"));

const DICE = "Well played! May the dice be kinder next time.";
const SECOND = "Second place – well played!";

const table = (places: number[], resigned: number[] = []): Summary =>
  ({
    seats: places.map((_, seat) => ({ name: `P${seat}`, resigned: resigned.includes(seat) })),
    result: { places, ending: "score" },
  }) as unknown as Summary;

function resigns(seat: number, more: object, sentence: string): NarratedEvent {
  return {
    seq: 9,
    at: 0,
    event: { type: "played", entry: { type: "event", kind: "resign", seat }, ...more },
    sentence,
  };
}

it.each([
  ["the second of three", [1, 2, 3], SECOND],
  ["the second of two", [1, 2], DICE],
  ["one of two who share the last place", [1, 2, 2], DICE],
  ["one of two who share the second place before others", [1, 2, 2, 4], SECOND],
])("praises the second place where somebody stands behind it: %s", (_, places, said) => {
  expect(consolation(table(places), [1], "")).toBe(said);
});

it("tells whoever has resigned so, and does not blame the dice", () => {
  const over = table([1, 2], [1]);
  const said = ownResignation(over, [1], [resigns(1, {}, "P1 resigns.")]);
  expect(said).toBe("You have resigned.");
  expect(consolation(over, [1], said)).toBe(said);
});

it("tells whoever has run out of time so, and not that they have resigned", () => {
  const over = table([1, 2], [1]);
  const late = { ...over, seats: over.seats.map((seat) => ({ ...seat, timed_out: seat.resigned ?? false })) };
  expect(ownResignation(late, [1], [resigns(1, {}, "P1 loses on time.")])).toBe("Your time has run out.");
});

it("tells whoever was away that the others declared it", () => {
  const sentence = "P0 has declared that P1 has left the game.";
  expect(ownResignation(table([1, 2], [1]), [1], [resigns(1, { declared_by: 0 }, sentence)])).toBe(sentence);
});

it("says nothing of the kind to the others, nor to people who share a screen", () => {
  const over = table([1, 2], [1]);
  expect(ownResignation(over, [0], [])).toBe("");
  expect(ownResignation(over, [0, 1], [])).toBe("");
  expect(ownResignation(over, [], [])).toBe("");
});
