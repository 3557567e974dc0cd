import { expect, it } from "vitest";
import { gainsOf, inTurns, turnBeside, type Move } from "./turns";

function move(seq: number, number: number, player: number | null, gains: Record<string, number> = {}): Move {
  return { seq, sentence: `move ${seq}`, turn: { number, player }, gains };
}
const GAME = [
  move(1, 0, null),
  move(2, 1, 0),
  { ...move(3, 1, 0), sentence: "" },
  move(4, 1, 0, { 0: 4 }),
  move(5, 2, 1, { 1: 3, 0: -4 }),
  { seq: 6, sentence: "Anna resigns." },
  move(7, 3, 1),
];

it("puts the moves that say something into turns, and what belongs to none where it happened", () => {
  const turns = inTurns(GAME).map(({ number, player, moves }) => [number, player, moves.map(({ seq }) => seq)]);
  expect(turns).toEqual([
    [0, null, [1]],
    [1, 0, [2, 4]],
    [2, 1, [5, 6]],
    [3, 1, [7]],
  ]);
});

it("adds up what some moves brought, and leaves out what cancels out", () => {
  expect(gainsOf(GAME)).toEqual([{ seat: 1, points: 3 }]);
  expect(gainsOf(GAME.slice(0, 4))).toEqual([{ seat: 0, points: 4 }]);
  expect(gainsOf([])).toEqual([]);
});

it("finds where turns begin", () => {
  const begins = GAME.filter(({ turn }) => turn);
  expect(turnBeside(begins, 0, -1)).toBe(null);
  expect(turnBeside(begins, 0, 1)).toBe(1);
  expect(turnBeside(begins, 3, 1)).toBe(4);
  expect(turnBeside(begins, 3, -1)).toBe(1);
  expect(turnBeside(begins, 4, -1)).toBe(1);
  expect(turnBeside(begins, 5, 1)).toBe(null);
});
