// The dice of the most recent attempt: they stay in front for a moment after it is over, and can be looked at later.
import { onDestroy, untrack } from "svelte";
import { pace } from "../../shell/settings.svelte";
import type {
  KnatschAction as Action,
  KnatschAttemptView as AttemptView,
  KnatschOutcome as Outcome,
  KnatschView as View,
} from "../../wire/types";
import type { Told } from "../moves";
import { aftermath } from "./aftermath";

/** How long the last dice of an attempt stay in front, at normal pace. */
const LOOK_MS = 1700;

/** What the table knows of it. */
interface Now {
  view: View;
  latest: readonly Told<Action, Outcome>[];
  jumped: boolean;
}

export class LastAttempt {
  /** The attempt that is over. */
  ended = $state.raw<AttemptView | null>(null);
  /** Whether its dice are still in front. */
  holding = $state(false);
  #before: View | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(now: () => Now) {
    onDestroy(() => clearTimeout(this.#timer));
    $effect.pre(() => {
      const { view, latest } = now();
      untrack(() => {
        if (view !== this.#before) this.#follow(view, latest, now().jumped);
        this.#before = view;
      });
    });
  }

  #follow(view: View, latest: readonly Told<Action, Outcome>[], jumped: boolean): void {
    const found = jumped ? null : aftermath(this.#before, latest, view);
    if (found) {
      this.ended = found;
      this.holding = pace() > 0;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => (this.holding = false), LOOK_MS * pace());
    } else if (jumped || (view.attempt && (view.attempt.roll > 0 || !this.#before?.attempt))) {
      this.ended = null;
      this.holding = false;
    }
  }
}
