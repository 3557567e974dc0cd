// Who leads: it is worth a word when somebody else takes the lead, and not when it is shared for a while.

/** The only seat with the most points; null if several share them. */
export function leaderOf(points: readonly number[]): number | null {
  const most = Math.max(...points);
  const first = points.indexOf(most);
  return first >= 0 && points.lastIndexOf(most) === first ? first : null;
}

/** Remembers who led last, across ties. */
export class Lead {
  #led: number | null = null;

  /** The seat that takes the lead from another with these points; null: none does. */
  take(points: readonly number[]): number | null {
    const leader = leaderOf(points);
    const before = this.#led;
    this.#led = leader ?? before;
    return leader !== null && before !== null && leader !== before ? leader : null;
  }
}
