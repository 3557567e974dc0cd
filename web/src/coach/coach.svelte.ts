// A coach for somebody who plays alone against bots: says so when a decision cost a lot.
import * as api from "../shell/api";
import type { CoachVerdict, SeatInfo } from "../wire/types";

/** How long a roll that follows a decision waits for the verdict: after it, nothing can be taken back. */
const PATIENCE_MS = 150;

/** Whether the only person at a table is me, and bots have the other seats. The server knows the same. */
export function isAlone(seats: readonly SeatInfo[], mine: readonly number[]): boolean {
  return mine.length === 1 && seats.every((seat, at) => mine.includes(at) || seat.bot != null);
}

export class Coach {
  /** What there is to say about my last decision; null: nothing. */
  said = $state.raw<CoachVerdict | null>(null);
  #asked = 0;

  constructor(readonly id: string) {}

  /** Asks about my last decision up to an event. Resolves to whether it was a costly one, or to false if that is not
   * known soon: then it is said later. */
  async judge(at: number): Promise<boolean> {
    const number = ++this.#asked;
    const found = api.coach(this.id, at).then(
      (verdict) => {
        if (number === this.#asked && verdict.better) this.said = verdict;
        return verdict.better !== null;
      },
      () => false, // no verdict is no reason to disturb anybody
    );
    return Promise.race([found, new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS))]);
  }

  /** Says no more about it, even if a verdict is still on its way. */
  close(): void {
    this.#asked += 1;
    this.said = null;
  }
}
