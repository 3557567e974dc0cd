import { describe, expect, it } from "vitest";
import type {
  WuerfelkoenigAction as Action,
  WuerfelkoenigCitizen as Citizen,
  WuerfelkoenigTake,
  WuerfelkoenigView as View,
} from "../../wire/types";
import type { Offer } from "../moves";
import { effects, gains } from "./gains";
import { broughtSlot, markedSlot, takesOf, worth } from "./takes";

const VILLAGES = ["city", "mine", "workshop", "orc_village", "enchanted_forest"];

function citizen(id: string, village: string | null, points: number | "fairy"): Citizen {
  const kind = id.replace(/_\d+$/, "") as Citizen["kind"];
  return { id, kind, village, points, condition: { type: "straight", length: 4 }, evidence: "certain" };
}

function table(row: Citizen[], piles: { id: string; what: string }[][] = [[], []], more: Partial<View> = {}): View {
  return {
    phase: "choose",
    turn: 3,
    player: 0,
    roll: 1,
    rolls: 3,
    dice: ["R1", "R2", "G3", "G4", "B5", "B6"],
    row: row.map((card, at) => ({ slot: at + 1, card, fulfilled: false, matching: [], refusal: null })),
    villages: VILLAGES.map((id) => ({ id, value: 2, left: 3 })),
    draw_pile: 20,
    unseen: {},
    penalty: -1,
    penalties: 5,
    penalty_refusal: null,
    kingdoms: piles.map((pile) => ({
      pile: pile.map((card) => ({ ...card, points: 1 })),
      points: pile.length,
      minus: 0,
      elf_on_top: pile.at(-1)?.what === "arrogant_elf",
    })),
    ...more,
  };
}

function offer(text: string, take: Partial<WuerfelkoenigTake>): Offer<Action> {
  return { text, action: { type: "take", slot: 0, bonus: false, village: false, to: null, ...take } };
}

describe("what can be taken", () => {
  const row = [
    citizen("arrogant_elf_2", "city", 3),
    citizen("hypnotist_1", null, 1),
    citizen("crazy_gnome_6", "workshop", 8),
    citizen("dragon_2", null, -4),
    citizen("busy_fairy_1", "enchanted_forest", "fairy"),
  ];

  it("leaves out actions that roll on, and keeps the server's order", () => {
    const actions: Offer<Action>[] = [
      { text: "keep R1", action: { type: "keep", dice: ["R1"] } },
      offer("take 1 village", { slot: 0, village: true }),
      offer("take 1", { slot: 0 }),
      offer("take 4 to P2", { slot: 3, to: 1 }),
    ];
    expect(takesOf(actions).map(({ text, to }) => [text, to])).toEqual([
      ["take 1 village", null],
      ["take 1", null],
      ["take 4 to P2", 1],
    ]);
  });

  it("WK8: a hypnotist's village and dragon belong to the citizen beside him", () => {
    const [take] = takesOf([offer("take 2 bonus village", { slot: 1, bonus: true, village: true })]);
    expect(take && broughtSlot(take)).toBe(2);
  });

  it("marks what is worth most at sight, village and neighbour included", () => {
    const takes = takesOf([
      offer("take 1 village", { slot: 0, village: true }),
      offer("take 1", { slot: 0 }),
      offer("take 2", { slot: 1 }),
      offer("take 2 bonus village", { slot: 1, bonus: true, village: true }),
    ]);
    expect(markedSlot(table(row), takes, 0)).toBe(1);
    expect(markedSlot(table(row), takes.slice(0, 3), 0)).toBe(0);
    expect(markedSlot(table(row), [], 0)).toBeNull();
  });

  it("WK7: the third fairy is worth five points", () => {
    const fairy = citizen("busy_fairy_1", "enchanted_forest", "fairy");
    expect([0, 1, 2].map((fairies) => worth(fairy, fairies))).toEqual([1, 3, 5]);
  });
});

describe("what the kingdoms gained", () => {
  const row = [
    citizen("arrogant_elf_1", "city", 1),
    citizen("talented_apprentice_1", "enchanted_forest", 2),
    citizen("dragon_1", null, -2),
    citizen("cuddly_orc_1", "orc_village", 1),
    citizen("busy_fairy_2", "enchanted_forest", "fairy"),
  ];
  const before = table(row, [[{ id: "busy_fairy_1", what: "busy_fairy" }], []]);
  const after = (mine: { id: string; what: string }[], theirs: typeof mine, more: Partial<View> = {}): View =>
    table(row, [[{ id: "busy_fairy_1", what: "busy_fairy" }, ...mine], theirs], { player: 1, ...more });

  it("a citizen with its village, the village below (WK4), and that an elf's effect applies", () => {
    const now = after(
      [
        { id: "city2", what: "city" },
        { id: "arrogant_elf_1", what: "arrogant_elf" },
      ],
      [],
    );
    const gained = gains(before, now);
    expect(gained.map(({ card, from }) => [card.id, from])).toEqual([
      ["city2", { pile: "villages", at: 0 }],
      ["arrogant_elf_1", { pile: "row", at: 0 }],
    ]);
    expect(effects(before, now, gained, 0)).toEqual([{ kind: "elf" }]);
  });

  it("a dragon is announced to the player who gets it, not to the giver", () => {
    const now = after([], [{ id: "dragon_1", what: "dragon" }]);
    const gained = gains(before, now);
    expect(effects(before, now, gained, 1)).toEqual([{ kind: "gift" }]);
    expect(effects(before, now, gained, 0)).toEqual([]);
  });

  it("WK6: an apprentice announces the extra turn, but not when the game is over", () => {
    const taken = [{ id: "talented_apprentice_1", what: "talented_apprentice" }];
    const again = after(taken, [], { player: 0 });
    expect(effects(before, again, gains(before, again), 0)).toEqual([{ kind: "again" }]);
    const over = after(taken, [], { player: 0, phase: "over" });
    expect(effects(before, over, gains(before, over), 0)).toEqual([]);
  });

  it("fairies are counted once there are two", () => {
    const now = after([{ id: "busy_fairy_2", what: "busy_fairy" }], []);
    expect(effects(before, now, gains(before, now), 0)).toEqual([{ kind: "fairies", count: 2 }]);
  });

  it("a penalty comes from its pile; a move taken back is not a gain", () => {
    const now = after([{ id: "penalty", what: "penalty" }], []);
    expect(gains(before, now).map(({ from }) => from)).toEqual([{ pile: "penalties" }]);
    expect(gains(now, before)).toEqual([]);
  });
});
