// The game that tables are set up for.
import * as api from "../../shell/api";
import { complain } from "../../shell/toasts.svelte";
import type { GameInfo } from "../../wire/types";
import { language } from "../../words/words.svelte";

export class ChosenGame {
  info = $state.raw<GameInfo | null>(null);
  /** There is no such game. */
  missing = $state(false);
  /** Why the game is not known. */
  problem = $state("");

  /** `arrived` is called once, when the game is known; `words` is what else the page has to learn. */
  constructor(
    readonly game: string,
    arrived: (info: GameInfo) => void,
    words: () => Promise<unknown> = () => Promise.resolve(),
  ) {
    $effect(() => {
      void language(); // titles of options and levels are in the page's language
      Promise.all([api.games(), words()]).then(
        ([all]) => {
          const found = all.find((one) => one.id === game) ?? null;
          this.missing = found === null;
          if (found && !this.info) arrived(found);
          this.info = found;
        },
        (error: unknown) => {
          if (this.info) complain(error);
          else this.problem = error instanceof Error ? error.message : String(error);
        },
      );
    });
  }
}
