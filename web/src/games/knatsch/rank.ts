// Results of dice: how many are equal, their number, and the highest other die.
import type { KnatschRank as Rank } from "../../wire/types";

/** Sixes are misses. */
export const MISS = 6;
const VALUES = [1, 2, 3, 4, 5];

/** What dice and card dice make. The server says it of dice on the table; this is for a roll that ended its attempt. */
export function rankOf(live: readonly number[], cardDice: readonly number[]): Rank {
  const counts = VALUES.map((value) => [...live, ...cardDice].filter((die) => die === value).length);
  const count = Math.max(...counts);
  if (count === 0) return { count: 0, value: 0, extra: 0, dice: [], text: "0" };
  const value = counts.lastIndexOf(count) + 1;
  const extra = counts.findLastIndex((times, at) => times > 0 && at !== value - 1) + 1;
  const dice = [...Array.from({ length: count }, () => value), ...(extra ? [extra] : [])];
  return { count, value, extra, dice, text: String(value).repeat(count) + (extra ? `+${extra}` : "") };
}

/** Whether a result strictly beats the target; null means the organiser of a tournament, who has nobody to beat yet. */
export function beats(made: Rank, best: Rank | null): boolean {
  if (!best) return true;
  return (made.count - best.count || made.value - best.value || made.extra - best.extra) > 0;
}
