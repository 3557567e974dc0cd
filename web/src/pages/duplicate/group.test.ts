import { describe, expect, it } from "vitest";
import type { Duplicate, GroupTable } from "../../wire/types";
import { doing, mayJoin, peopleFor, played } from "./group";

const anna = { name: "Anna" };
const tables: Record<string, GroupTable> = {
  free: { number: 1 },
  open: { number: 2, seats: [anna, {}] },
  ready: { number: 3, seats: [anna, anna] },
  running: { number: 4, status: "running", seats: [anna, anna] },
  finished: { number: 5, status: "closed", ending: "finished", seats: [anna, anna] },
  ended: { number: 6, status: "closed", ending: "aborted", seats: [anna, anna] },
};
const group: Duplicate = {
  id: "d",
  game: "knatsch",
  seats: 2,
  people: 2,
  commitment: "",
  deadline: 0,
  options: {},
  level: "squire",
  tables: Object.values(tables),
};

describe("a group of tables", () => {
  it("says what each table is doing, and how many have played", () => {
    for (const [what, table] of Object.entries(tables)) expect(doing(table)).toBe(what);
    expect(played(group)).toBe(2);
  });

  it("can be joined where there is room, by somebody without a table, while it is open", () => {
    const joinable = (one: Duplicate): number[] =>
      one.tables.filter((table) => mayJoin(one, table)).map((table) => table.number);
    expect(joinable(group)).toEqual([1, 2]);
    expect(joinable({ ...group, closed: true })).toEqual([]);
    expect(joinable({ ...group, tables: [...group.tables, { number: 7, mine: true, seats: [anna, {}] }] })).toEqual([]);
  });

  it("has at least one person at each table, and bots in the other seats", () => {
    expect(peopleFor(3)).toEqual([
      { people: 1, bots: 2 },
      { people: 2, bots: 1 },
      { people: 3, bots: 0 },
    ]);
  });
});
