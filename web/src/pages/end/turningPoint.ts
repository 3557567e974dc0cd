// The step that did most for whoever won in the end.
import type { Course } from "../../wire/types";

/** A smaller change decides nothing. */
const LEAST = 0.05;

export interface TurningPoint {
  /** The event that brought the change. */
  seq: number;
  /** The winner whose chance rose. */
  seat: number;
  before: number;
  after: number;
}

/** The turning point of a game with these winners; null if nothing in it changed much, or its chances are not known. */
export function turningPoint({ events, chances }: Course, winners: readonly number[]): TurningPoint | null {
  let found: TurningPoint | null = null;
  let most = LEAST;
  for (const [at, now] of (chances ?? []).entries()) {
    const before = chances?.[at - 1];
    if (!before) continue;
    for (const seat of winners) {
      const rise = (now[seat] ?? 0) - (before[seat] ?? 0);
      if (rise <= most) continue;
      most = rise;
      found = { seq: events[at] ?? 0, seat, before: before[seat] ?? 0, after: now[seat] ?? 0 };
    }
  }
  return found;
}
