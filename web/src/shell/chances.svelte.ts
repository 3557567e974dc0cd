// Everybody's chance to win at one table, for the position that is shown.
import type { Chances } from "../wire/types";
import * as api from "./api";

const AGAIN_MS = 2000;

export class WinChances {
  /** The chances of the position wanted last or, until they arrive, of the one before it. */
  shown = $state.raw<Chances | null>(null);
  /** The server has none for this table's material or number of players. */
  none = $state(false);

  #wanted: number | null = null;
  #asking = false;
  #triedAgain: number | null = null;
  readonly #closing = new AbortController();

  constructor(
    readonly id: string,
    readonly noneFound: () => void,
  ) {}

  /** Shows the chances after an event; null: shows none. Only one request is on its way at any time; when it has been
   * answered, the position wanted by then is asked for, and those in between are left out. */
  want(seq: number | null): void {
    this.#wanted = seq;
    if (seq === null) this.shown = null;
    else if (!this.#asking) void this.#ask();
  }

  close(): void {
    this.#wanted = null;
    this.#closing.abort();
  }

  async #ask(): Promise<void> {
    this.#asking = true;
    let seq: number | null = null;
    while (this.#wanted !== null && this.#wanted !== seq && !this.none) {
      seq = this.#wanted;
      const found = await api.chances(this.id, seq, this.#closing.signal).catch(() => null);
      if (found && !found.seats) this.#giveUp();
      // An answer for another position comes too late; without one, old chances would look like new ones.
      else if (seq === this.#wanted) {
        this.shown = found;
        if (!found) this.#tryAgain(seq);
      }
    }
    this.#asking = false;
  }

  /** The server may have had too much to do: asks once more, if the position is still wanted then. */
  #tryAgain(seq: number): void {
    if (this.#triedAgain === seq) return;
    this.#triedAgain = seq;
    setTimeout(() => {
      if (this.#wanted === seq) this.want(seq);
    }, AGAIN_MS);
  }

  #giveUp(): void {
    this.none = true;
    this.shown = null;
    this.noneFound();
  }
}
