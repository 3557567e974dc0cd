// The chains and the mix of a game with fair dice of version 2, as its entries go by.
import { before } from "./chain";
import type { Entry } from "./entry";
import { openingOf, type GameFile } from "./file";
import { firstMix, mixed } from "./opening";

export class Links {
  /** What the dice are mixed from. */
  mix: string;
  /** The entries that carry links of each chain; the first link, in the header, has none. */
  readonly rolls: number[][];
  /** The entry that says that a chain is over; null: none does. */
  readonly silent: (number | null)[];
  readonly #last: string[];
  readonly #tips: readonly string[];

  constructor(
    readonly file: GameFile,
    readonly dice: { table: string; commitment: string },
  ) {
    this.mix = firstMix(openingOf(file, dice));
    this.rolls = file.chains.map(() => []);
    this.#tips = file.chains.map(({ tip }) => tip);
    this.silent = file.chains.map(() => null);
    this.#last = file.chains.map(({ tip, link }) => link ?? tip);
  }

  /** Takes in an entry; false: it carries a link that is no chain's next one. */
  add(at: number, entry: Entry): boolean {
    if (entry.kind === "event" && entry.event === "silent") {
      for (const [chain, { seats }] of this.file.chains.entries())
        if (seats.includes(entry.seat)) this.silent[chain] ??= at;
    }
    return entry.kind !== "draw" || !entry.link || this.#take(at, entry.link);
  }

  #take(at: number, link: string): boolean {
    if (this.#tips.includes(link)) return false;
    const shown = before(this.dice.table, link);
    const chain = this.#last.findIndex((last, chain) => last === shown && this.#isLive(chain));
    if (chain < 0) return false;
    this.mix = mixed(this.mix, chain + 1, link);
    this.rolls[chain]?.push(at);
    this.#last[chain] = link;
    return true;
  }

  #isLive(chain: number): boolean {
    return this.silent[chain] === null && Boolean(this.file.chains[chain]?.link);
  }
}
