import { beforeEach, expect, it, vi } from "vitest";
import type { NarratedEvent, Own, Position } from "../wire/types";
import { TurnNotice } from "./notice";

const play = vi.hoisted(() => vi.fn());
vi.mock("./sound", () => ({ play }));

const MINE: Own = { seats: [0], choices: [{ seat: 0, roll: true }] };
const THEIRS: Own = { seats: [0], choices: [] };
const EARLY: Own = { seats: [0], choices: [{ seat: 0, early: true }] };

/** A roll in somebody's turn; null: before the first. */
function rolled(player: number | null): NarratedEvent {
  const event: NarratedEvent["event"] = { type: "played", entry: { type: "drawn", label: "", picks: [], text: "" } };
  return { seq: 1, at: 0, event, turn: { number: player === null ? 0 : 1, player } };
}

function moved(seat: number, player: number | null): NarratedEvent {
  return { ...rolled(player), event: { type: "played", entry: { type: "moved", seat, text: "" } } };
}

let notice: TurnNotice;

/** Shows a position after an event; says how often it rang. */
function rings(own: Own, ...events: NarratedEvent[]): number {
  play.mockClear();
  notice.show({ own } as Position, events);
  const choices = own.choices?.[0];
  // Not yet, while the event is being shown, and then again and again.
  for (const mine of [false, true, true, false, true]) notice.tell(mine && Boolean(choices && !choices.early), "");
  return play.mock.calls.length;
}

beforeEach(() => {
  notice = new TurnNotice();
});

it("rings once when the turn passes to me, and not for what I do in it", () => {
  expect(rings(THEIRS, rolled(1))).toBe(0);
  expect(rings(MINE, moved(1, 1))).toBe(1);
  for (const event of [rolled(0), moved(0, 0), rolled(0), moved(0, 0)]) expect(rings(MINE, event)).toBe(0);
  expect(rings(THEIRS, moved(0, 0))).toBe(0);
  expect(rings(MINE, moved(1, 1), rolled(1))).toBe(1);
});

it("rings when something is asked of me in somebody else's turn, and not when I am to go on there", () => {
  expect(rings(THEIRS, rolled(1))).toBe(0);
  expect(rings(MINE, rolled(1))).toBe(1);
  expect(rings(MINE, rolled(1))).toBe(0);
  expect(rings(THEIRS, moved(0, 1))).toBe(0);
  expect(rings(EARLY, rolled(1))).toBe(0);
  expect(rings(MINE, rolled(1))).toBe(1);
});

it("does not ring when others have answered in my own turn", () => {
  expect(rings(MINE, rolled(0))).toBe(0);
  expect(rings(THEIRS, moved(0, 0))).toBe(0);
  expect(rings(MINE, moved(1, 0))).toBe(0);
});

it("does not ring for what was so when the page opened", () => {
  expect(rings(MINE, moved(1, 1))).toBe(0);
  expect(rings(MINE, rolled(0))).toBe(0);
});

it("rings when somebody else has begun the game, or moved before the first turn", () => {
  for (const [own, event, times] of [
    [MINE, rolled(null), 1],
    [{ ...MINE, hosting: true }, rolled(null), 0],
    [{ ...MINE, hosting: true }, moved(1, null), 1],
    [MINE, moved(0, null), 0],
  ] as const) {
    notice = new TurnNotice();
    expect(rings({ seats: [0] })).toBe(0);
    expect(rings(own, event)).toBe(times);
  }
});
