// The large picture of every game, by its id.
import type { Component } from "svelte";
import type { Game } from "../games/table";
import Brettspiel from "./brettspiel/Scene.svelte";
import Knatsch from "./knatsch/Scene.svelte";
import Wuerfelkoenig from "./wuerfelkoenig/Scene.svelte";
import Wuerfelland from "./wuerfelland/Scene.svelte";

const SCENES: Record<Game, Component> = {
  wuerfelkoenig: Wuerfelkoenig,
  brettspiel: Brettspiel,
  wuerfelland: Wuerfelland,
  knatsch: Knatsch,
};

/** The picture of a game; undefined for a game that this page does not know. */
export function sceneOf(game: string): Component | undefined {
  return (SCENES as Record<string, Component>)[game];
}
