// An earlier step of the game, for somebody who looks back while it goes on.
import * as api from "../../shell/api";
import type { TableLink } from "../../shell/link.svelte";
import { complain } from "../../shell/toasts.svelte";
import type { Position, StepShown } from "../../wire/types";

export class Past {
  /** The step that is shown; null: the present. */
  step = $state.raw<StepShown | null>(null);
  /** The position to which somebody who looked back has returned. */
  #returned = $state.raw<Position | null>(null);

  readonly #link: TableLink;
  /** What is shown does not follow from what was shown before. */
  readonly jumped = $derived(this.step !== null || this.#returned === this.#now());

  constructor(link: TableLink) {
    this.#link = link;
  }

  /** Shows the table after an event; null: as it is now. */
  async look(seq: number | null): Promise<void> {
    if (seq === null) {
      this.leave();
      return;
    }
    try {
      this.step = (await api.steps(this.#link.id, seq, 1)).steps[0] ?? null;
    } catch (error) {
      complain(error);
    }
  }

  /** Returns to the present. */
  leave(): void {
    this.step = null;
    this.#returned = this.#link.position;
  }

  #now(): Position | null {
    return this.#link.position;
  }
}
