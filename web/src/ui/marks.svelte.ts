// The marks of the seats: the page's own, or those of the game at the table.
import type { Component } from "svelte";

let own = $state.raw<Component<{ seat: number }> | null>(null);

/** The mark drawn by the game; null: none. */
export function ownMark(): Component<{ seat: number }> | null {
  return own;
}

/** Lets the game at the table draw its seats' marks everywhere on the page, until the table is left. */
export function drawMarks(mark: Component<{ seat: number }>): () => void {
  own = mark;
  return () => (own = null);
}
