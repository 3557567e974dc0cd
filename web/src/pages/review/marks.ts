// The two marks of a decision on the table: what was played, and what would have been best.
import type { Move } from "../../games/moves";

export type Mark = "played" | "best";

/** How a mark is drawn: its badge, 22 pixels wide, and how far outside the shape its line lies. Where both marks are on
 * one thing, neither line covers the other. */
export const MARKS: Readonly<Record<Mark, { badge: string; outside: number }>> = {
  played: { badge: "M11 2a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM11 8a3 3 0 1 0 0 6a3 3 0 1 0 0-6z", outside: 4 },
  best: {
    badge: "M11 1l3 6.500 7 .7-5.300 4.700 1.600 7.100L11 16.300l-6.300 3.700 1.600-7.100L1 8.200l7-.7z",
    outside: 0,
  },
};

/** Finds the dice, cards, fields or buttons of a move on the table. */
export type Glowing = (
  root: HTMLElement | undefined,
  move: Move<unknown, unknown>,
  view: unknown,
) => readonly Element[];

// Each comes with its game's table.
const games = import.meta.glob<{ glowing: Glowing }>("../../games/*/glow.ts");

/** How a game's moves are found on its table. */
export async function glowingOf(game: string): Promise<Glowing> {
  const load = games[`../../games/${game}/glow.ts`];
  if (!load) throw new Error(`There is no table for ${game}.`);
  return (await load()).glowing;
}
