// The marks of the seats and their colours: the page's own, or those of the game at the table.
import type { Component } from "svelte";
import { EMBLEMS, COLOURS, type ListedSeat } from "../wire/types";

/** A colour for each seat, by token; the sign beside it tells them apart without colour. */
const TOKENS = ["red", "blue", "yellow", "violet", "teal", "brown"] as const;

interface Marks {
  mark: Component<{ seat: number }>;
  /** A colour for each seat. */
  colours: readonly string[];
}

let own = $state.raw<Marks | null>(null);
let pictures = $state.raw<readonly string[]>([]);
let programs = $state.raw<readonly boolean[]>([]);
let drawn = $state.raw<Component<{ picture: string }> | null>(null);
let asked = false;

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

/** What draws portraits; null until it is loaded, which the first one asks for. */
export function portrait(): Component<{ picture: string }> | null {
  if (!asked) {
    asked = true;
    import("../art/portraits/Portrait.svelte").then(
      (found) => (drawn = found.default),
      () => (asked = false), // the signs do as well
    );
  }
  return drawn;
}

/** The picture of whoever sits in a seat; a second person at the same screen has one of the seat's own. */
export function pictureOf(seat: ListedSeat, at: number): string {
  if (!seat.name || seat.picture) return seat.picture ?? "";
  return `${EMBLEMS[(at + 1) % EMBLEMS.length] ?? "die"}-${COLOURS[(at * 3) % COLOURS.length] ?? "red"}`;
}

/** The picture of a seat at the table on the page; empty: none. */
export function seatPicture(seat: number): string {
  return pictures[seat] ?? "";
}

/** Whether somebody's program plays in a seat at the table on the page. */
export function seatProgram(seat: number): boolean {
  return programs[seat] ?? false;
}

/** Lets the marks of the seats everywhere on the page show who sits there, until the table is left. */
export function showPictures(seats: readonly ListedSeat[]): () => void {
  pictures = seats.map(pictureOf);
  programs = seats.map(({ program = false }) => program);
  return () => (pictures = programs = []);
}
