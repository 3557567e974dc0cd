// Taking a citizen or the penalty: at once where there is only one way, otherwise the player is asked.
import type { SeatInfo, WuerfelkoenigAction as Action, WuerfelkoenigView as View } from "../../wire/types";
import { t } from "../../words/words.svelte";
import { offersOf, type Choices } from "../moves";
import type { Acting } from "../table";
import { takeText } from "./names";
import { markedSlot, takesOf, type Take } from "./takes";

/** What the table knows of them. */
interface Now {
  view: View;
  seats: readonly SeatInfo[];
  choices: Choices<Action> | null;
}

export class Taking {
  readonly #table: () => Now;
  readonly #act: (text: string, how: Acting) => void;
  /** The ways to take a citizen among which the player is choosing. */
  asked = $state.raw<readonly Take[] | null>(null);
  readonly takes = $derived(takesOf(this.#now().choices?.actions ?? []));
  /** The slot that Enter takes. */
  readonly marked = $derived.by(() => {
    const { view, choices } = this.#now();
    return choices ? markedSlot(view, this.takes, choices.seat) : null;
  });
  readonly penalty = $derived(offersOf(this.#now().choices?.actions ?? [], "penalty")[0]);

  constructor(now: () => Now, act: (text: string, how: Acting) => void) {
    this.#table = now;
    this.#act = act;
    // A question belongs to the choices of that moment.
    $effect(() => {
      void now().choices;
      this.asked = null;
    });
  }

  /** Takes the citizen of a slot. */
  from(slot: number): void {
    const ways = this.takes.filter((take) => take.slot === slot);
    if (ways.length > 1) this.asked = ways;
    else if (ways[0]) this.take(ways[0]);
  }

  take(take: Take): void {
    const { view, seats } = this.#now();
    this.asked = null;
    this.#act(take.text, { say: takeText(view, seats, take) });
  }

  takePenalty(): void {
    const say = t("wk-offer-penalty", { points: this.#now().view.penalty ?? 0 });
    if (this.penalty) this.#act(this.penalty.text, { say });
  }

  #now(): Now {
    return this.#table();
  }
}
