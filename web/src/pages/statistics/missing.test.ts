import { describe, expect, it } from "vitest";
import type { OwnStatistics, PlayedGame } from "../../wire/types";
import { unreviewed } from "./missing.svelte";

function game(table: string, ended: number, luck: number | null): PlayedGame {
  return { table, ended, players: 2, place: 1, drawn: false, points: 0, luck, loss: luck };
}

function own(games: PlayedGame[]): OwnStatistics {
  const dice = { faces: [], counts: [], p: null };
  return { game: "knatsch", played: 1, won: 1, mean_place: 1, mean_points: null, games, favourites: [], dice };
}

describe("the games that have no review yet", () => {
  it("are the latest of all kinds, without those that cannot have one", () => {
    const games = [own([game("a", 1, null), game("b", 4, null)]), own([game("c", 3, 0.1), game("d", 2, null)])];
    expect(unreviewed({ games, counted: 4 }, [])).toEqual(["b", "d", "a"]);
    expect(unreviewed({ games, counted: 4 }, ["b"])).toEqual(["d", "a"]);
  });

  it("are a few at a time", () => {
    const many = Array.from({ length: 30 }, (_, at) => game(String(at), at, null));
    expect(unreviewed({ games: [own(many)], counted: 30 }, [])).toHaveLength(10);
  });
});
