// What a step did to somebody's chance to win, in a sentence.
import type { AccountStep, SeatInfo } from "../../wire/types";
import { t } from "../../words/words.svelte";
import { inPoints } from "./points";

/** Less than half a point is nothing to speak of. */
const LEAST = 0.005;
/** What a decision that cost its player nothing must have done to somebody else. */
const HELPED = 0.05;
/** Somebody else is named if the step did so many times as much to them. */
const MORE = 2;

export interface Effect {
  sentence: string;
  good: boolean;
}

/** The effect of a step; null where there is none to speak of. A loss below the evaluator's error is none. */
export function effectOf(step: AccountStep, seats: readonly SeatInfo[], error: number): Effect | null {
  const { luck, loss, player } = step;
  if (luck) {
    const seat = concerned(luck, player);
    const change = luck[seat] ?? 0;
    if (Math.abs(change) < LEAST) return null;
    const key = change > 0 ? "web-review-lucky" : "web-review-unlucky";
    return { sentence: told(key, seats, seat, Math.abs(change)), good: change > 0 };
  }
  if (player == null) return null;
  if ((loss ?? 0) >= Math.max(LEAST, error))
    return { sentence: told("web-review-gave-away", seats, player, loss ?? 0), good: false };
  return helped(step, seats);
}

/** Whom a decision helped that made no difference to the player: who cannot win any more may still decide who does. */
function helped({ before, after }: AccountStep, seats: readonly SeatInfo[]): Effect | null {
  const changes = after.map((chance, seat) => chance - (before[seat] ?? 0));
  const most = Math.max(...changes);
  if (most < HELPED) return null;
  return { sentence: told("web-review-helped", seats, changes.indexOf(most), most), good: true };
}

/** The seat that rolled, unless the roll did far more to another. */
function concerned(changes: readonly number[], player: number | null): number {
  const sizes = changes.map(Math.abs);
  const most = Math.max(...sizes);
  return player == null || most >= MORE * (sizes[player] ?? 0) ? sizes.indexOf(most) : player;
}

function told(key: string, seats: readonly SeatInfo[], seat: number, change: number): string {
  return t(key, { name: seats[seat]?.name ?? "", points: inPoints(change) });
}
