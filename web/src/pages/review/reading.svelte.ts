// A review as it arrives: the server computes it in the background, and is asked again and again for what is new.
import * as api from "../../shell/api";
import type { AccountStep, Review } from "../../wire/types";

/** Why there is no review. */
export interface Trouble {
  key: string;
  sentence: string;
  /** Whether it may be different if one asks again. */
  passes: boolean;
}

/** How long to wait before asking again a server that has nothing new: it has waited for news itself. */
const AGAIN_MS = 50;

export class Reading {
  steps = $state.raw<readonly AccountStep[]>([]);
  report = $state.raw<Review | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  #asking: AbortController | null = null;

  constructor(readonly id: string) {}

  /** Reads from the beginning, until there is a report or a reason why there is none. */
  begin(): void {
    this.close();
    this.steps = [];
    this.report = null;
    this.trouble = null;
    const asking = new AbortController();
    this.#asking = asking;
    this.#read(asking.signal).catch((error: unknown) => {
      if (!asking.signal.aborted) this.trouble = troubleOf(error);
    });
  }

  /** Stops asking; the server then stops computing. */
  close(): void {
    this.#asking?.abort();
  }

  async #read(signal: AbortSignal): Promise<void> {
    while (!this.report) {
      const found = await api.review(this.id, this.steps.length, signal);
      if (signal.aborted) return;
      this.steps = [...this.steps, ...found.steps];
      this.report = found.report ? { ...found.report, steps: [...this.steps] } : null;
      if (!found.report && !found.steps.length) await pause(AGAIN_MS, signal);
    }
  }
}

function troubleOf(error: unknown): Trouble {
  const sentence = error instanceof Error ? error.message : String(error);
  if (!(error instanceof api.Refused)) return { key: "", sentence, passes: true };
  return { key: error.key, sentence, passes: error.status >= 429 };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
