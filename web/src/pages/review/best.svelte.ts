// The best moves of a game's decisions: each is asked for once in a language, when somebody looks at the decision.
import { SvelteMap } from "svelte/reactivity";
import type { Hint } from "../../games/moves";
import * as api from "../../shell/api";
import type { BestMove } from "../../wire/types";
import { language } from "../../words/words.svelte";

export class BestMoves {
  /** By language and event; null: asked for, and not known yet. */
  readonly #found = new SvelteMap<string, BestMove | null>();
  readonly #asking = new AbortController();

  constructor(readonly id: string) {}

  /** What would have been best instead of the decision of an event; null as long as it is not known. */
  of(event: number): Hint<unknown, unknown> | null {
    return this.#found.get(keyOf(event))?.best ?? null;
  }

  /** What the decision promised, to compare; empty as long as it is not known, and if there is nothing to compare. */
  promised(event: number): string {
    return this.#found.get(keyOf(event))?.promised ?? "";
  }

  /** Asks for it, unless that has been done. Without it, the decision and its price are told all the same. */
  want(event: number): void {
    const key = keyOf(event);
    if (this.#found.has(key)) return;
    this.#found.set(key, null);
    api.best(this.id, event, this.#asking.signal).then(
      (found) => this.#found.set(key, found),
      () => undefined,
    );
  }

  /** Waits for nothing any more. */
  close(): void {
    this.#asking.abort();
  }
}

function keyOf(event: number): string {
  return `${language()} ${event}`;
}
