import { describe, expect, it } from "vitest";
import type {
  BrettspielAction as Action,
  BrettspielCitizen,
  BrettspielMapField,
  BrettspielPair as Pair,
} from "../../wire/types";
import type { Offer, Told } from "../moves";
import { changedFields, lastTaken } from "./changes";
import { around, beside, borders, busiest, isLong, middle, numbersOf } from "./hexagons";
import { chancesOf } from "./odds";
import { alarm, best, onFields, thefts, waysToTake } from "./offers";

const offer = (text: string, action: Action): Offer<Action> => ({ text, action });
const take = (text: string, stack: number, ...pairs: Pair[]) => offer(text, { type: "take", stack, pairs });
const two = (face: string): Pair => ({ face, superjokers: 0 });
const mixed = (face: string): Pair => ({ face, superjokers: 1 });
const SUPER: Pair = { face: null, superjokers: 2 };

describe("actions by what they act on", () => {
  const actions = [
    offer("keep R4", { type: "keep", dice: ["R4"] }),
    take("two superjokers", 0, SUPER),
    take("two pairs", 0, mixed("R6"), two("G2")),
    take("one pair", 0, two("R6")),
    take("no cards", 0),
    take("another", 2),
    offer("dragon", { type: "alarm", stack: 3 }),
  ];

  it("lists the cheapest way first", () => {
    expect(waysToTake(actions, 1).map(({ text }) => text)).toEqual([
      ...["no cards", "one pair", "two superjokers", "two pairs"],
    ]);
    expect(waysToTake(actions, 1)[3]?.pairs).toEqual([mixed("R6"), two("G2")]);
    expect(waysToTake(actions, 2)).toEqual([]);
  });

  it("picks the hardest citizen that needs no cards", () => {
    expect(best(actions)).toBe(3);
    expect(best([take("dear", 4, SUPER)])).toBeUndefined();
  });

  it("finds only the alarm of that stack", () => {
    expect(alarm(actions, 4)).toBe("dragon");
    expect(alarm(actions, 3)).toBeUndefined();
  });

  it("knows the fields and who gives the fire", () => {
    expect(
      onFields([
        offer("there", { type: "place", field: "A12", fire_of: 1 }),
        offer("here", { type: "tame", field: "B6" }),
        offer("no", { type: "decline" }),
      ]),
    ).toEqual([
      { text: "there", type: "place", field: "A12", fireOf: 1 },
      { text: "here", type: "tame", field: "B6", fireOf: null },
    ]);
  });

  it("knows what can be stolen", () => {
    const card = offer("a card", { type: "steal_card", owner: 1, joker: "R6" });
    expect(thefts([card, offer("a gem", { type: "steal_gem", owner: 3, gem: "gold" })])).toEqual([
      { text: "a card", owner: 1, loot: { joker: "R6" } },
      { text: "a gem", owner: 3, loot: { gem: "gold" } },
    ]);
  });
});

describe("chances of a citizen", () => {
  const joker = { colour: "R", number: 6 } as const;
  const tier = { condition: { type: "straight", length: 4 }, draw: 1, gem: false } as const;
  const known = { stack: 1, joker, condition_source: "source", joker_source: "source" } as const;
  const merchant: BrettspielCitizen = { ...known, id: "S1-01", effect: "merchant", tiers: [tier, tier, tier] };
  const bully: BrettspielCitizen = { ...known, id: "S4-02", effect: "bully", condition: tier.condition };
  const target = (card: string, tier: number, chance: number) => ({
    ...{ name: `${card} ${tier}`, target: { card, tier }, chance },
  });
  const odds = {
    seq: 1,
    targets: [target("S1-01", 1, 0.5), target("S1-01", 3, 0.1), target("S1-01", 2, 0.2), target("S4-02", 1, 0.3)],
    keeps: { "keep R1": { "S1-01 1": 0.6, "S1-01 2": 0, "S1-01 3": 0, "S4-02 1": 0 } },
    reached: [],
  };

  it("are those of the position until a die is kept", () => {
    expect(chancesOf(odds, null, merchant)).toEqual([0.5, 0.2, 0.1]);
    expect(chancesOf(odds, "keep R1", merchant)).toEqual([0.6, 0, 0]);
    expect(chancesOf(odds, "keep R1", bully)).toEqual([0]);
  });

  it("are empty where nobody asked, or a stack is empty", () => {
    expect(chancesOf(null, null, bully)).toEqual([]);
    expect(chancesOf(odds, null, null)).toEqual([]);
  });
});

describe("what happened last", () => {
  const told = (seat: number, action: Action): Told<Action, unknown> => ({
    ...{ seq: 1, at: 0, event: { type: "played", entry: { type: "moved", seat, text: "" } } },
    action,
  });

  it("is the last citizen that a player took", () => {
    const taken = told(0, { type: "take", stack: 4, pairs: [] });
    const alarmed = told(1, { type: "alarm", stack: 2 });
    const placed = told(1, { type: "place", field: "A4", fire_of: null });
    expect(lastTaken([taken, alarmed, placed])).toEqual({ seat: 1, stack: 2, alarm: true });
    expect(lastTaken([taken])).toEqual({ seat: 0, stack: 4, alarm: false });
    expect(lastTaken([placed])).toBeUndefined();
  });
});

describe("the map", () => {
  const spots = [
    { id: "A1", q: 2, r: -2, owner: 0 },
    { id: "A2", q: 3, r: -2, owner: 0 },
    { id: "A6", q: 2, r: -1, owner: null },
    { id: "A7", q: 3, r: -1, owner: 1 },
  ];
  const [a1, a2, a6, a7] = spots as [(typeof spots)[0], (typeof spots)[0], (typeof spots)[0], (typeof spots)[0]];

  it("lies in rows offset by half a field", () => {
    expect(middle(a6).x - middle(a1).x).toBe(50);
    expect(around(spots).width).toBe(250);
  });

  it("is a long band if it is more than twice as long as it is high", () => {
    const row = Array.from({ length: 11 }, (_, q) => ({ id: `A${q}`, q, r: 0 }));
    expect(isLong(row)).toBe(true);
    expect(isLong([...row, { id: "B1", q: 0, r: 6 }])).toBe(false);
  });

  it("is walked with the arrow keys", () => {
    expect(beside(spots, a1, "ArrowRight")).toBe(a2);
    expect(beside(spots, a1, "ArrowLeft")).toBeUndefined();
    expect(beside(spots, a1, "ArrowDown")).toBe(a6);
    expect(beside(spots, a7, "ArrowUp")).toBe(a2);
    expect(beside(spots, a1, "x")).toBeUndefined();
  });

  it("has one border around fields that touch", () => {
    expect(borders(spots, 0).match(/M/g)).toHaveLength(10);
    expect(borders(spots, 1).match(/M/g)).toHaveLength(6);
    expect(borders(spots, 2)).toBe("");
  });

  it("knows what has changed", () => {
    const field = (id: string, more: Partial<BrettspielMapField>): BrettspielMapField => ({
      ...{ id, q: 0, r: 0, landscape: "meadow", castle: false, owner: null, fire: false, gem: null, choice: false },
      refusal: null,
      ...more,
    });
    const before = [field("A1", { fire: true, castle: true }), field("A2", {}), field("A3", { gem: "gold" })];
    const after = [
      field("A1", { castle: true, owner: 1 }),
      field("A2", { choice: true }),
      field("A3", { castle: true }),
    ];
    expect(changedFields(before, after)).toEqual(["A1", "A3"]);
  });
});

describe("where the glass looks", () => {
  const row = [0, 100, 200, 1000].map((x) => ({ x, y: 0 }));

  it("is the middle of all that fits", () => {
    expect(busiest(row, 400, 200)).toEqual({ x: 100, y: 0 });
  });

  it("is one of them where they lie far apart, and never between them", () => {
    expect(busiest([row[0]!, row[3]!], 400, 200)).toEqual({ x: 0, y: 0 });
  });

  it("goes up and down too", () => {
    expect(busiest([{ x: 0, y: 600 }], 400, 200)).toEqual({ x: 0, y: 600 });
  });
});

describe("fields to choose from", () => {
  it("are numbered row by row, from the left", () => {
    const spots = [
      { id: "B1", q: 0, r: 1 },
      { id: "A2", q: 1, r: 0 },
      { id: "A1", q: 0, r: 0 },
      { id: "A3", q: 2, r: 0 },
    ];
    expect([...numbersOf(spots, new Set(["B1", "A3", "A1"]))]).toEqual([
      ["A1", 1],
      ["A3", 2],
      ["B1", 3],
    ]);
  });
});
