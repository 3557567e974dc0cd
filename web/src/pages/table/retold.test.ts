import { expect, it } from "vitest";
import type { NarratedEvent } from "../../wire/types";
import { retold } from "./retold";

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

it("tells my roll in somebody else's turn, and not what they gained before it", () => {
  const events = [
    acted(1, "Bot finds a treasure.", { 1: 1 }),
    acted(0, "I cross."),
    acted(1, "Bot crosses.", { 1: 1 }),
  ];
  const roll = drawn("I roll for my treasure.", 1, { seat: 0, dice: [] });
  expect(told([...events, roll], true)).toBe("I roll for my treasure.");
});

it("tells in a tournament what happened last, and neither what was dealt nor what was gained before it", () => {
  const dealt = { ...drawn("Merten gets a castle.", 1, { items: [] }), gains: { 1: 1 } };
  const tournament = [acted(2, "Konrad takes part."), rolled("Konrad leads.", 1), rolled("Merten stays below.", 1)];
  expect(told([turnedUp("Anna starts.", 1), dealt, ...tournament], true)).toBe("Merten stays below.");
  expect(told([acted(1, "Konrad takes the catapult.", { 1: 1 }), ...tournament], true)).toBe("Merten stays below.");
  expect(told([acted(0, "I decline."), ...tournament, acted(2, "Zsófi stays out.")], true)).toBe("Zsófi stays out.");
});

it("tells in my first turn what the others have done, and not what was dealt to them", () => {
  const dealt = { ...drawn("Merten gets a castle.", 1, { items: [] }), gains: { 1: 1 } };
  expect(told([dealt, acted(1, "Merten stops."), turnedUp("A card.", 0)], true)).toBe("Merten stops.");
});

it("tells that something was taken back, rather than what it was", () => {
  const event: NarratedEvent["event"] = { type: "played", entry: { type: "event", kind: "takeback", seat: 1 } };
  const back: NarratedEvent = { seq: ++seq, at: 0, event, sentence: "Zsófi takes it back." };
  expect(told([acted(1, "Zsófi chooses red."), back], false)).toBe("Zsófi takes it back.");
});

it("tells at the end that somebody has resigned, rather than an older move", () => {
  const event: NarratedEvent["event"] = { type: "played", entry: { type: "event", kind: "resign", seat: 1 } };
  const resigned: NarratedEvent = { seq: ++seq, at: 0, event, sentence: "Zsófi resigns." };
  const closed = { seq: ++seq, at: 0, event: { type: "closed" } } as NarratedEvent;
  expect(told([acted(0, "I took.", { 0: 4 }), resigned, closed], false)).toBe("Zsófi resigns.");
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
