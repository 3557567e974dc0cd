// The pictures of the rules: rows of things, most of which only their game can draw.
import type { Component } from "svelte";
import type { PointsItem, SignItem } from "../wire/types";

/** A thing in a picture. What all games share is drawn here; anything else by the game's `RulesItem.svelte`. */
type Item = PointsItem | SignItem | { type: "" };
export type Figure = readonly (readonly Item[])[];
export type DrawsItem = Component<{ item: never }>;

const items = import.meta.glob<{ default: DrawsItem }>("../games/*/RulesItem.svelte");

/** What draws the things of a game. */
export async function itemOf(game: string): Promise<DrawsItem> {
  const load = items[`../games/${game}/RulesItem.svelte`];
  if (!load) throw new Error(`There are no pictures for the rules of ${game}.`);
  return (await load()).default;
}
