// The dice of the most recent attempt: they stay in front for a moment after it is over, and can be looked at later.
import { untrack } from "svelte";
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
  /** The turn in which it was made. */
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(now: () => Now) {
    $effect(() => () => clearTimeout(this.#timer));
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
      this.#turn = this.#before?.turn ?? view.turn;
      this.holding = pace() > 0;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => (this.holding = false), LOOK_MS * pace());
    } else if (jumped || this.#replaced(view)) {
      this.ended = null;
      this.holding = false;
    }
  }

  /** Whether there is a newer attempt. Without motion a bot's whole turn may be drawn at once, and is not seen. */
  #replaced({ attempt, turn }: View): boolean {
    return turn > this.#turn + 1 || (attempt !== null && (attempt.roll > 0 || !this.#before?.attempt));
  }
}
