// The map's fields on which something can be done now: their names, and what a press does.
import type {
  BrettspielAction as Action,
  BrettspielMapField as Field,
  BrettspielView as View,
  SeatInfo,
} from "../../wire/types";
import type { Offer } from "../moves";
import { fieldsOf, onFields, type OnField } from "./offers";
import { fieldName, onFieldName, onFieldSaid } from "./words";

/** What the table knows of them. */
interface Now {
  view: View;
  seats: readonly SeatInfo[];
  actions: readonly Offer<Action>[];
}

export class Spots {
  readonly #table: () => Now;
  readonly #choose: (text: string, say: string) => void;
  /** The field for which the player is asked which action it is to be. */
  asked = $state<string | null>(null);
  readonly #all = $derived(onFields(this.#now().actions));
  readonly lit = $derived(fieldsOf(this.#all));

  constructor(now: () => Now, choose: (text: string, say: string) => void) {
    this.#table = now;
    this.#choose = choose;
  }

  name(field: Field): string {
    const only = this.#only(field.id);
    const { seats } = this.#now();
    return only ? onFieldName(seats, field, only) : fieldName(seats, field);
  }

  /** Does what can be done on a field, or asks if there is a choice. */
  pick(id: string): void {
    const only = this.#only(id);
    const { view, seats } = this.#now();
    const field = view.fields.find((one) => one.id === id);
    if (only && field) this.#choose(only.text, onFieldSaid(seats, field, only));
    else this.asked = id;
  }

  #only(id: string): OnField | undefined {
    const here = this.#all.filter(({ field }) => field === id);
    return here.length === 1 ? here[0] : undefined;
  }

  #now(): Now {
    return this.#table();
  }
}
