// Pictures on their way from one place of a table to another.
import type { Component } from "svelte";
import { pace } from "../shell/settings.svelte";

export interface Flight {
  id: number;
  picture: Component<Record<string, unknown>>;
  props?: Record<string, unknown>;
  from: DOMRect;
  to: DOMRect;
  /** What appears only when the flight has landed. */
  target?: HTMLElement | undefined;
  /** In milliseconds, at the usual pace. */
  delay: number;
}

/** The flights of a table: none where nothing moves, and a later move ends those of an earlier one. */
export class Flights {
  list = $state.raw<readonly Flight[]>([]);
  #count = 0;

  start(flights: readonly Omit<Flight, "id">[]): void {
    this.list = pace() > 0 ? flights.map((flight) => ({ ...flight, id: ++this.#count })) : [];
  }

  landed(id: number): void {
    this.list = this.list.filter((flight) => flight.id !== id);
  }

  /** Who touches the table does not want to wait. */
  skip(): void {
    if (this.list.length) this.list = [];
  }
}
