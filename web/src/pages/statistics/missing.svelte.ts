// Reviews that my statistics lack: worked out one after the other, as long as the page is open.
import * as api from "../../shell/api";
import type { Statistics } from "../../wire/types";

/** Games that are reviewed at one go: each takes some seconds of a server's time. */
const MAX_AT_ONCE = 10;
const MAX_TRIES = 20;
const AGAIN_MS = 200;

/** My latest games that nobody has reviewed, the last one first. */
export function unreviewed({ games }: Statistics, refused: readonly string[]): string[] {
  return games
    .flatMap((one) => one.games)
    .filter((one) => one.luck == null && !refused.includes(one.table))
    .sort((one, other) => other.ended - one.ended)
    .slice(0, MAX_AT_ONCE)
    .map((one) => one.table);
}

export class MissingReviews {
  /** How many games are still to be reviewed; 0: nothing is going on. */
  left = $state(0);
  /** Games that cannot be reviewed. */
  refused = $state.raw<readonly string[]>([]);
  readonly #asking = new AbortController();

  /** Reviews some games, and shows the statistics after every one. Rejects if the server has no time. */
  async add(tables: readonly string[], show: (own: Statistics) => void): Promise<void> {
    try {
      for (const [at, table] of tables.entries()) {
        this.left = tables.length - at;
        await this.#review(table);
        if (this.#asking.signal.aborted) return;
        show(await this.#withReview(table));
      }
    } finally {
      this.left = 0;
    }
  }

  /** Stops; what has been reviewed is kept. */
  close(): void {
    this.#asking.abort();
  }

  /** My statistics, once a review counts in them: it is stored a moment after it is read. */
  async #withReview(table: string): Promise<Statistics> {
    for (let tries = 1; ; tries++) {
      const own = await api.statistics();
      const lacks = own.games.some(({ games }) => games.some((one) => one.table === table && one.luck == null));
      if (!lacks || tries === MAX_TRIES || this.refused.includes(table)) return own;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }

  /** Asks for what is new until there is a report. */
  async #review(table: string): Promise<void> {
    try {
      for (let read = 0; ;) {
        const { steps, report } = await api.review(table, read, this.#asking.signal);
        if (report) return;
        read += steps.length;
      }
    } catch (error) {
      if (this.#asking.signal.aborted) return;
      const never = error instanceof api.Refused && error.status < 429;
      if (!never) throw error;
      this.refused = [...this.refused, table];
    }
  }
}
