// The games as their rules describe them: what the page knows before asking the server anything.
import facts from "../wire/games.json";
import type { GameFacts } from "../wire/types";

export const GAMES: readonly GameFacts[] = facts;

/** Whether the game is decided by points rather than being a race to a goal. */
export function isScored(game: string): boolean {
  return GAMES.some((one) => one.id === game && one.scored);
}
