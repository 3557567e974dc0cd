// The large picture of each game, by its id.
import type { Component } from "svelte";

// All of them are on the front page.
const scenes = import.meta.glob<Component>("./*/art/Scene.svelte", { eager: true, import: "default" });

/** The picture of a game; undefined for a game this page does not know. */
export function sceneOf(game: string): Component | undefined {
  return scenes[`./${game}/art/Scene.svelte`];
}
