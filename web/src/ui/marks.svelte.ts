// The marks of the seats and their colours: the page's own, or those of the game at the table.
import type { Component } from "svelte";

/** A colour for each seat, by token; the sign beside it tells them apart without colour. */
const TOKENS = ["red", "blue", "yellow", "violet", "teal", "brown"] as const;

interface Marks {
  mark: Component<{ seat: number }>;
  /** A colour for each seat. */
  colours: readonly string[];
}

let own = $state.raw<Marks | null>(null);

/** The mark drawn by the game; null: none. */
export function ownMark(): Component<{ seat: number }> | null {
  return own?.mark ?? null;
}

/** The token of the page's own colour for a seat. */
export function seatToken(seat: number): (typeof TOKENS)[number] {
  return TOKENS[seat % TOKENS.length] ?? "red";
}

/** The colour of a seat's mark. */
export function seatColour(seat: number): string {
  return own?.colours[seat] ?? `var(--${seatToken(seat)})`;
}

/** Lets the game at the table draw its seats' marks everywhere on the page, until the table is left. */
export function drawMarks(mark: Component<{ seat: number }>, colours: readonly string[]): () => void {
  own = { mark, colours };
  return () => (own = null);
}
