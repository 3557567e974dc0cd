// What every game's table is given by the page around it, and where the tables are.
import type { Component } from "svelte";
import type { SeatInfo } from "../wire/types";
import type { Choices, Odds, Offer, Told } from "./moves";

/** How an action is sent. */
export interface Acting {
  /** What it does, in words: asked back where the player wants to confirm moves. Rolling on needs none. */
  say?: string;
  /** Roll the dice right after it: keeping dice and rolling on is one thing for people. */
  thenRoll?: boolean;
}

/** The props of a game's table, in the game's own types. Game state comes from the server alone. */
export interface TableProps<View, Action, Outcome, Target> {
  view: View;
  seats: readonly SeatInfo[];
  /** The seat from whose side the table is drawn: mine, or the first one for those who look on. */
  viewer: number;
  /** My seats; several at one screen, none for those who look on or back. */
  mine: readonly number[];
  /** What I can do now, and with which seat; null: nothing, or moves are still being shown. */
  choices: Choices<Action> | null;
  /** My own early answer for the seat of `choices` (only Würfelland). */
  early: Offer<Action> | null;
  /** The chances of this position, where they are switched on; `keeps` has those after every action that rolls on. */
  odds: Odds<Target> | null;
  /** What happened last, to show its effects. */
  latest: readonly Told<Action, Outcome>[];
  act: (text: string, how?: Acting) => void;
  roll: () => void;
}

/** A table of which only the page around it is known. */
export type AnyTable = Component<TableProps<unknown, unknown, unknown, unknown>>;

// Each is loaded when somebody sits down there.
const tables = import.meta.glob<{ default: Component<TableProps<never, never, never, never>> }>("./*/Table.svelte");

/** The table of a game. */
export async function tableOf(game: string): Promise<AnyTable> {
  const load = tables[`./${game}/Table.svelte`];
  if (!load) throw new Error(`There is no table for ${game}.`);
  // What the server sends of a game is of that game's types: only it knows which game a table is of.
  return (await load()).default as unknown as AnyTable;
}
