// The step that changed somebody's chance to win most: the first among the turning points of the game's review.
import type { Course } from "../../wire/types";

/** A smaller change is no turning point: `SMALLEST_TURN` of the review. */
const SMALLEST_TURN = 0.1;
/** Changes that differ by less are equal: one's gain may be another's loss. */
const SAME = 1e-9;

export interface TurningPoint {
  /** The event that brought the change. */
  seq: number;
  /** Whose chance changed most; of two who changed as much, the one whose chance rose. */
  seat: number;
  before: number;
  after: number;
}

/** The turning point of a game; null if nothing in it changed much, or its chances are not known. */
export function turningPoint({ events, chances, reached }: Course): TurningPoint | null {
  let found: TurningPoint | null = null;
  for (const [at, now] of (reached ?? []).entries()) {
    const earlier = chances?.[at - 1];
    for (const [seat, after] of (earlier ? now : []).entries()) {
      const one = { seq: events[at] ?? 0, seat, before: earlier?.[seat] ?? 0, after };
      if (Math.abs(after - one.before) >= SMALLEST_TURN && isGreater(one, found)) found = one;
    }
  }
  return found;
}

/** Whether a change is greater than the greatest so far, or the gain of the same step. */
function isGreater(one: TurningPoint, greatest: TurningPoint | null): boolean {
  if (!greatest) return true;
  const more = Math.abs(one.after - one.before) - Math.abs(greatest.after - greatest.before);
  return more > SAME || (more > -SAME && one.seq === greatest.seq && greatest.after < greatest.before);
}
