// The odds that a table shows. The server has them only for its newest position, so they are asked for when that arrives:
// it may be shown much later, after the moves that led to it, and then they are at hand.
import type { Odds, Position } from "../wire/types";
import * as api from "./api";
import { settings } from "./settings.svelte";

export class ShownOdds {
  #found = $state.raw<Odds | null>(null);
  #asking: AbortController | null = null;
  /** Settled when the odds that were asked for have arrived; null if none are on their way. */
  coming: Promise<void> | null = null;

  /** The odds after an event; null: none are shown, or they have not arrived yet. */
  at(seq: number | undefined): Odds | null {
    return settings.odds && this.#found?.seq === seq ? this.#found : null;
  }

  /** Asks for the odds of the server's newest position, unless the game has not begun or nobody is to decide there. */
  ask({ table, view }: Position): void {
    this.#asking?.abort();
    this.coming = null;
    const { id, odds, status, due, seats } = table;
    // A table runs before its game does, while the devices mix the dice; a bot moves at once.
    if (!settings.odds || !odds || status !== "running" || !view || (due != null && seats[due]?.bot)) return;
    const asking = new AbortController();
    this.#asking = asking;
    const coming = this.#read(id, asking.signal).finally(() => {
      if (this.coming === coming) this.coming = null;
    });
    this.coming = coming;
  }

  async #read(id: string, signal: AbortSignal): Promise<void> {
    try {
      this.#found = await api.odds(id, signal);
    } catch {
      // There are none for this position, or the next one has arrived.
    }
  }

  close(): void {
    this.#asking?.abort();
  }
}
