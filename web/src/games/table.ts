// What the page passes to every game's table, and where to find the tables.
import type { Component } from "svelte";
import type { SeatInfo } from "../wire/types";
import type { Choices, Hint, Odds, Offer, Told } from "./moves";

/** How an action is sent. */
export interface Acting {
  /** What the action does, in words: shown when the player is asked to confirm it. Rolling on needs none. */
  say?: string;
  /** Roll the dice right afterwards: to a player, keeping dice and rolling on are one step. */
  thenRoll?: boolean;
}

/** The props of a game's table, in the game's own types. Game state comes only from the server. */
export interface TableProps<View, Action, Outcome, Target> {
  view: View;
  seats: readonly SeatInfo[];
  /** The seat from whose side the table is drawn: mine, or the first one for spectators. */
  viewer: number;
  /** My seats: several when sharing a screen, none for spectators or when looking back. */
  mine: readonly number[];
  /** What I can do now, and with which seat; null: nothing, or moves are still being shown. */
  choices: Choices<Action> | null;
  /** The early move noted for the seat of `choices` (Würfelland only). */
  early: Offer<Action> | null;
  /** The chances of this position, if odds are switched on; `keeps` has those after every action that rolls on. */
  odds: Odds<Target> | null;
  /** The hint that is open: the table shows it where its dice, cards or fields are. */
  hint?: Hint<Action, Target> | null;
  /** The same for explanations, which tell a chance even where none are shown: null while they are being computed,
   * absent where nobody may know them. */
  known?: Odds<Target> | null;
  /** What happened last, so that its effects can be shown. */
  latest: readonly Told<Action, Outcome>[];
  /** The view does not follow from the one shown before it, because somebody is looking back: nothing in it is new. */
  jumped: boolean;
  act: (text: string, how?: Acting) => void;
  roll: () => void;
}

/** A table of some game, as the page around it sees it. */
export type AnyTable = Component<TableProps<unknown, unknown, unknown, unknown>>;

// Each is loaded only when it is opened.
const tables = import.meta.glob<{ default: Component<TableProps<never, never, never, never>> }>("./*/Table.svelte");

/** The table of a game. */
export async function tableOf(game: string): Promise<AnyTable> {
  const load = tables[`./${game}/Table.svelte`];
  if (!load) throw new Error(`There is no table for ${game}.`);
  // The cast is sound because the server sends each game's messages in that game's types.
  return (await load()).default as unknown as AnyTable;
}
