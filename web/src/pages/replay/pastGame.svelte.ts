// A game that is looked back at: the table it was played at, and its steps, which arrive in pieces.
import { tableOf, type AnyTable } from "../../games/table";
import * as api from "../../shell/api";
import { go } from "../../shell/router.svelte";
import type { StepShown, Summary } from "../../wire/types";
import { learn, t } from "../../words/words.svelte";
import { framesOf } from "./frames";

const AT_ONCE = 50;

export class PastGame {
  table = $state.raw<Summary | null>(null);
  Table = $state.raw<AnyTable | null>(null);
  steps = $state.raw<readonly StepShown[]>([]);
  /** How many steps the game has. */
  all = $state(0);
  /** Why there is no such game to show. */
  missing = $state("");
  /** Why it could not be read; it may be possible later. */
  problem = $state("");
  readonly frames = $derived(framesOf(this.steps));
  /** Who is connected now has nothing to do with the game then. */
  readonly seats = $derived(this.table?.seats.map((seat) => ({ ...seat, here: true })) ?? []);

  #reading: AbortController | null = null;

  constructor(readonly id: string) {}

  /** Reads the game in the page's language; `arrived` is called after each piece, so that the first one can be shown.
   * What was read before in another language stays until it is replaced; of several readings, the last one counts. */
  async load(arrived: () => void): Promise<void> {
    this.close();
    const { signal } = (this.#reading = new AbortController());
    let piece = api.steps(this.id, 0, AT_ONCE, signal);
    piece.catch(() => undefined); // it is awaited below, unless there is no table
    try {
      const found = await api.table(this.id, signal);
      [this.Table] = await Promise.all([tableOf(found.game), learn(found.game)]);
      this.table = found;
      let read: StepShown[] = [];
      for (;;) {
        const { steps, all, more } = await piece;
        if (signal.aborted) return;
        if (!all) {
          go(`/t/${this.id}`, { replace: true }); // the game has not begun: its table says so
          return;
        }
        read = [...read, ...steps];
        this.steps = [...read, ...this.steps.slice(read.length)];
        this.all = all;
        arrived();
        if (more === null) return;
        piece = api.steps(this.id, more, AT_ONCE, signal);
      }
    } catch (error) {
      if (signal.aborted) return;
      const sentence = error instanceof Error ? error.message : String(error);
      if (!(error instanceof api.Refused && error.status < 429)) this.problem = sentence;
      else this.missing = error.key === "table-refusal-no-such-table" ? t("web-no-such-table") : sentence;
    }
  }

  /** Reads no further. */
  close(): void {
    this.#reading?.abort();
  }
}
