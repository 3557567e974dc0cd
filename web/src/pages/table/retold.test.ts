import { expect, it } from "vitest";
import type { NarratedEvent } from "../../wire/types";
import { retold, shorterAndShorter } from "./retold";

const ME = [0];
let seq = 0;

function acted(seat: number, sentence: string, gains: Record<string, number> = {}): NarratedEvent {
  const event: NarratedEvent["event"] = { type: "played", entry: { type: "moved", seat, text: "" } };
  return { seq: ++seq, at: 0, event, sentence, gains, action: {} as never, turn: { number: 1, player: seat } };
}
function drawn(sentence: string, player: number, outcome: object): NarratedEvent {
  const event: NarratedEvent["event"] = { type: "played", entry: { type: "drawn", label: "", picks: [], text: "" } };
  return { seq: ++seq, at: 0, event, sentence, outcome: outcome as never, turn: { number: 1, player } };
}
const rolled = (sentence: string, player: number): NarratedEvent => drawn(sentence, player, { dice: [] });
const turnedUp = (sentence: string, player: number): NarratedEvent => drawn(sentence, player, { card: "orc" });
const told = (events: NarratedEvent[], myTurn: boolean): string | undefined => retold(events, ME, myTurn)?.sentence;

it("retells in my turn what a bot took, and not the card that came after it", () => {
  const events = [acted(0, "I took."), rolled("Bot rolls.", 1), acted(1, "Bot takes the dwarf: 4 points.", { 1: 4 })];
  const after = [...events, turnedUp("A new citizen arrives.", 1)];
  expect(told(after, true)).toBe("Bot takes the dwarf: 4 points.");
});

it("tells what I have done since", () => {
  const events = [acted(1, "Bot takes the dwarf.", { 1: 4 }), turnedUp("A citizen.", 1), rolled("I roll.", 0)];
  expect(told(events, true)).toBe("I roll.");
  expect(told([...events, acted(0, "I keep.")], true)).toBe("I keep.");
});

it("tells what is happening while the others play", () => {
  const events = [acted(1, "Bot takes the dwarf.", { 1: 4 }), turnedUp("A citizen.", 1), rolled("Knight rolls.", 2)];
  expect(told(events, false)).toBe("Knight rolls.");
  expect(told(events.slice(0, 2), false)).toBe("Bot takes the dwarf.");
});

it("tells what a bot did if it gained nothing, and the set-up if nobody has done anything", () => {
  const events = [acted(0, "I took."), rolled("Bot rolls.", 1), acted(1, "Bot passes."), turnedUp("A card.", 1)];
  expect(told(events, true)).toBe("Bot passes.");
  expect(told([turnedUp("Anna goes first.", 0)], true)).toBe("Anna goes first.");
  expect(told([], true)).toBe(undefined);
});

it("shortens the names first, and never the dice and points at the end", () => {
  const sentence = "Maximilian nimmt Bo den Zwerg weg: R4 G2, +7.";
  const all = shorterAndShorter(sentence, ["Maximilian", "Bo"]);
  expect(all.slice(0, 4)).toEqual([
    sentence,
    "Maximi… nimmt Bo den Zwerg weg: R4 G2, +7.",
    "Max… nimmt Bo den Zwerg weg: R4 G2, +7.",
    "… nimmt Bo den Zwerg weg: R4 G2, +7.",
  ]);
  for (const one of all) expect(one).toMatch(/\+7\.$/);
  expect(all.map((one) => one.length)).toEqual(all.map((one) => one.length).sort((a, b) => b - a));
  expect(shorterAndShorter("", [])).toEqual([""]);
});
