// The marks of the seats: those of the page, or those that the game at the table has of its own.
import type { Component } from "svelte";

let own = $state.raw<Component<{ seat: number }> | null>(null);

/** The mark that the game draws itself; null: none. */
export function ownMark(): Component<{ seat: number }> | null {
  return own;
}

/** Lets the game at the table draw the marks of its seats, everywhere on the page, until the table is left. */
export function drawMarks(mark: Component<{ seat: number }>): () => void {
  own = mark;
  return () => (own = null);
}
