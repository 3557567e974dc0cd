// Everything needed to show the rules of a game.
import * as api from "../shell/api";
import type { Rules } from "../wire/types";
import { learn } from "../words/words.svelte";
import { itemOf, type DrawsItem } from "./figures";

export interface Reading {
  rules: Rules;
  Thing: DrawsItem;
}

/** The rules of a game in the page's language, with its words and what draws its pictures. */
export async function reading(game: string): Promise<Reading> {
  const [rules, Thing] = await Promise.all([api.rules(game), itemOf(game), learn(game)]);
  return { rules, Thing };
}
