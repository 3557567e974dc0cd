// The open citizens of one table: which is pointed at or opened, its chances with the dice kept, and how it is taken.
import type { ColouredDice } from "../../dice/colouredDice.svelte";
import type { Subject } from "../../explain/subject";
import type {
  BrettspielAction as Action,
  BrettspielCitizenTarget as Target,
  BrettspielView as View,
} from "../../wire/types";
import type { Odds, Offer } from "../moves";
import { citizen, type Reading } from "./explain";
import { chancesOf } from "./odds";
import { best, waysToTake } from "./offers";
import { wayName } from "./words";

type Stack = View["stacks"][number];

/** What the table knows of them. */
interface Now {
  view: View;
  actions: readonly Offer<Action>[];
  dice: ColouredDice;
  odds: Odds<Target> | null;
  known: Odds<Target> | null | undefined;
}

export class Citizens {
  readonly #table: () => Now;
  readonly #choose: (text: string, say: string) => void;
  /** The stack, from 1, whose citizen is opened. */
  looked = $state<number | null>(null);
  /** The stack pointed at. */
  pointed = $state<number | null>(null);
  /** The stack that Enter takes. */
  readonly marked = $derived(best(this.#now().actions));
  readonly #keeping = $derived.by(() => {
    const { dice } = this.#now();
    return dice.keptFaces.length ? (dice.again?.text ?? null) : null;
  });
  /** The chances of every stack's tiers. */
  readonly chances = $derived.by(() => {
    const { view, odds } = this.#now();
    return view.stacks.map(({ card }) => chancesOf(odds, this.#keeping, card));
  });
  readonly shown = $derived(this.#stack(this.looked));
  /** The dice that convince the citizen pointed at, or else the one that Enter takes: they shine. */
  readonly matching = $derived(this.#stack(this.pointed ?? this.marked)?.matching ?? []);
  /** Whether the last roll won nobody over. */
  readonly failed = $derived.by(() => {
    const { phase, roll, rolls, stacks } = this.#now().view;
    return phase === "choose" && roll === rolls && stacks.every(({ tier, with_jokers }) => tier + with_jokers === 0);
  });

  constructor(now: () => Now, choose: (text: string, say: string) => void) {
    this.#table = now;
    this.#choose = choose;
  }

  point(event: Event): void {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-stack]") : null;
    this.pointed = card ? Number(card.dataset["stack"]) : null;
  }

  /** Takes the citizen if there is one way, and no card is given for it; otherwise opens or closes it. */
  pick(number: number): void {
    const ways = waysToTake(this.#now().actions, number);
    const [way] = ways;
    const stack = this.#stack(number);
    if (ways.length === 1 && way && way.pairs.length === 0 && stack) this.#choose(way.text, wayName(stack.kind, way));
    else this.looked = this.looked === number ? null : number;
  }

  explain(reading: Reading, stack: Stack): Subject {
    const { known } = this.#now();
    const chances = known && chancesOf(known, this.#keeping, stack.card);
    return citizen(reading, stack, { chances, kept: this.#keeping !== null });
  }

  /** Closes the opened citizen and returns focus to its card. */
  close(table: HTMLElement | undefined): void {
    const card = table?.querySelector<HTMLElement>(`[data-stack="${this.looked}"]`);
    this.looked = null;
    card?.focus();
  }

  #stack(number: number | null | undefined): Stack | undefined {
    return this.#now().view.stacks.find((one) => one.number === number);
  }

  #now(): Now {
    return this.#table();
  }
}
