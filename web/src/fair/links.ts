// The chains and the mix of a game with fair dice of version 2, as its entries go by.
import { before } from "./chain";
import { openingOf, type Entry, type GameFile } from "./file";
import { firstMix, mixed } from "./opening";

export class Links {
  /** What the dice are mixed from. */
  mix: string;
  /** How many links each chain has shown. */
  readonly used: number[];
  /** The entry that says that a chain is over; null: none does. */
  readonly silent: (number | null)[];
  readonly #last: string[];

  constructor(
    readonly file: GameFile,
    readonly dice: { table: string; commitment: string },
  ) {
    this.mix = firstMix(openingOf(file, dice));
    this.used = file.chains.map(({ link }) => (link ? 1 : 0));
    this.silent = file.chains.map(() => null);
    this.#last = file.chains.map(({ tip, link }) => link ?? tip);
  }

  /** Takes in an entry; false: it carries a link that is no chain's next one. */
  add(at: number, entry: Entry): boolean {
    if (entry.kind === "event" && entry.event === "silent") {
      for (const [chain, { seats }] of this.file.chains.entries())
        if (seats.includes(entry.seat)) this.silent[chain] ??= at;
    }
    return entry.kind !== "draw" || !entry.link || this.#take(entry.link);
  }

  #take(link: string): boolean {
    const shown = before(this.dice.table, link);
    const chain = this.#last.findIndex((last, at) => last === shown && this.#isLive(at));
    if (chain < 0) return false;
    this.mix = mixed(this.mix, chain + 1, link);
    this.used[chain] = (this.used[chain] ?? 0) + 1;
    this.#last[chain] = link;
    return true;
  }

  #isLive(chain: number): boolean {
    return this.silent[chain] === null && this.used[chain] !== 0;
  }
}
