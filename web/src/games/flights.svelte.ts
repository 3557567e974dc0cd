// Pictures flying from one place on a table to another.
import type { Component } from "svelte";
import { pace } from "../shell/settings.svelte";

export interface Flight {
  id: number;
  picture: Component<Record<string, unknown>>;
  props?: Record<string, unknown>;
  from: DOMRect;
  to: DOMRect;
  /** What appears only once the flight has landed. */
  target?: HTMLElement | undefined;
  /** In milliseconds, at normal pace. */
  delay: number;
}

/** A table's flights: none when motion is off, and a later move ends those of an earlier one. */
export class Flights {
  list = $state.raw<readonly Flight[]>([]);
  #count = 0;

  start(flights: readonly Omit<Flight, "id">[]): void {
    this.list = pace() > 0 ? flights.map((flight) => ({ ...flight, id: ++this.#count })) : [];
  }

  landed(id: number): void {
    this.list = this.list.filter((flight) => flight.id !== id);
  }

  /** Somebody who touches the table does not want to wait. */
  skip(): void {
    if (this.list.length) this.list = [];
  }
}
