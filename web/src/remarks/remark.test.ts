import { describe, expect, it } from "vitest";
import { GAMES } from "../games/games";
import { remarkFor, remarksOf, type Moment, type Remark } from "./remark";

const REMARKS: readonly Remark<number, string>[] = [
  { key: "first", when: ({ view }) => view > 1 },
  { key: "second", when: ({ view }) => view > 0 },
  { key: "third", when: ({ offers }) => offers.includes("roll") },
];
const moment = (view: number, ...offers: string[]): Moment<number, string> => ({
  view,
  me: 0,
  roll: false,
  offers,
  since: [],
});
const made = (view: number, before: string[], ...offers: string[]): string | undefined =>
  remarkFor(REMARKS, moment(view, ...offers), before)?.key;

describe("a remark", () => {
  it("is the first that fits", () => {
    expect(made(2, [])).toBe("first");
    expect(made(1, [])).toBe("second");
    expect(made(0, [], "roll")).toBe("third");
    expect(made(0, [])).toBeUndefined();
  });

  it("is made once", () => {
    expect(made(2, ["first"])).toBe("second");
    expect(made(2, ["first", "second"])).toBeUndefined();
  });
});

it.each(GAMES.map(({ id }) => id))("%s has remarks, each with a key of its own", async (game) => {
  const keys = (await remarksOf(game)).map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(4);
  expect(new Set(keys).size).toBe(keys.length);
});

it("a game without remarks is played without", async () => {
  expect(await remarksOf("chess")).toEqual([]);
});
