// What a step did to somebody's chance to win, in a sentence.
import type { AccountStep, SeatInfo } from "../../wire/types";
import { t } from "../../words/words.svelte";
import { inPoints } from "./points";

/** Less than half a point is nothing to speak of. */
const LEAST = 0.005;

export interface Effect {
  sentence: string;
  good: boolean;
}

/** The effect of a step; null where there is none to speak of. A loss below the evaluator's error is none. */
export function effectOf(step: AccountStep, seats: readonly SeatInfo[], error: number): Effect | null {
  const { luck, loss, player } = step;
  if (luck) {
    const seat = player ?? largest(luck);
    const change = luck[seat] ?? 0;
    if (Math.abs(change) < LEAST) return null;
    const key = change > 0 ? "web-review-lucky" : "web-review-unlucky";
    return { sentence: told(key, seats, seat, Math.abs(change)), good: change > 0 };
  }
  if (player == null || (loss ?? 0) < Math.max(LEAST, error)) return null;
  return { sentence: told("web-review-gave-away", seats, player, loss ?? 0), good: false };
}

/** The seat whose chance changed most. */
function largest(changes: readonly number[]): number {
  const most = Math.max(...changes.map(Math.abs));
  return changes.findIndex((change) => Math.abs(change) === most);
}

function told(key: string, seats: readonly SeatInfo[], seat: number, change: number): string {
  return t(key, { name: seats[seat]?.name ?? "", points: inPoints(change) });
}
