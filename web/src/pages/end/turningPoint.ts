// The step after which the chances to win changed most.
import type { Course } from "../../wire/types";

/** A smaller change decides nothing. */
const LEAST = 0.05;

export interface TurningPoint {
  /** The event that brought the change. */
  seq: number;
  /** Whose chance changed most. */
  seat: number;
  before: number;
  after: number;
}

/** The turning point of a game; null if nothing in it changed much, or if its chances are not known. */
export function turningPoint({ events, chances }: Course): TurningPoint | null {
  let found: TurningPoint | null = null;
  let most = LEAST;
  for (const [at, now] of (chances ?? []).entries()) {
    const before = chances?.[at - 1];
    if (!before) continue;
    const changes = now.map((chance, seat) => Math.abs(chance - (before[seat] ?? 0)));
    const change = Math.max(...changes);
    if (change <= most) continue;
    most = change;
    const seat = changes.indexOf(change);
    found = { seq: events[at] ?? 0, seat, before: before[seat] ?? 0, after: now[seat] ?? 0 };
  }
  return found;
}
