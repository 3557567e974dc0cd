// The coloured dice of one table: where they lie, which are kept, and what rolls the others.
import { untrack } from "svelte";
import { keepOf, type Keeping } from "./keeping";
import { DICE, IN_HAND, settle, type Places } from "./places";

/** What the table knows of its dice. */
interface Rolled {
  dice: readonly string[];
  /** The offers to keep dice and roll the others. */
  keeps: readonly Keeping<string>[];
  /** Whether all dice are to be rolled now. */
  due: boolean;
  act: (text: string, how: { thenRoll: true }) => void;
  roll: () => void;
}

export class ColouredDice {
  readonly #table: () => Rolled;
  #places = $state.raw<Places>(IN_HAND);
  /** The faces in their places; null for a die in the hand. */
  readonly faces = $derived(this.#places.faces);
  /** Which dice are kept: only this page knows until it is sent. */
  kept = $state<boolean[]>([]);
  readonly canKeep = $derived(this.#now().keeps.length > 0);
  readonly keptFaces = $derived(
    this.faces.filter((face, at): face is string => face !== null && Boolean(this.kept[at])),
  );
  /** How many dice the next roll has. */
  readonly toRoll = $derived(DICE - this.keptFaces.length);
  /** The offer that keeps exactly these dice and rolls the others. */
  readonly again = $derived(keepOf(this.#now().keeps, this.keptFaces));
  readonly canRoll = $derived(this.#now().due || this.again !== undefined);

  constructor(now: () => Rolled) {
    this.#table = now;
    $effect.pre(() => {
      const { dice } = this.#now();
      untrack(() => this.#settle(dice));
    });
  }

  /** Rolls the dice that are not kept. */
  roll(): void {
    const { due, act, roll } = this.#now();
    if (due) roll();
    else if (this.again) act(this.again.text, { thenRoll: true });
  }

  #settle(dice: readonly string[]): void {
    const before = { faces: this.#places.faces, kept: this.faces.map((_, at) => Boolean(this.kept[at])) };
    const after = settle(before, dice);
    if (after === before) return;
    this.#places = after;
    this.kept = [...after.kept];
  }

  #now(): Rolled {
    return this.#table();
  }
}
