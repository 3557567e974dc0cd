// Hints, and the reasons of bots' moves: asked for by the player, and shown as long as nothing else is played.
import type { Hint } from "../../games/moves";
import * as api from "../../shell/api";
import type { TableLink } from "../../shell/link.svelte";
import { lastPlayed } from "../../shell/telling";
import { complain } from "../../shell/toasts.svelte";

type AnyHint = Hint<unknown, unknown>;

export class Advice {
  /** What I should do. */
  hint = $state.raw<AnyHint | null>(null);
  /** A bot's move, explained. */
  why = $state.raw<AnyHint | null>(null);

  readonly #link: TableLink;
  /** Whether there is something to give a hint about. */
  readonly canHint = $derived(Boolean(this.#at().position?.table.odds && this.#at().choices?.actions?.length));
  /** A bot's last move, if the table allows questions about it: the event and the seat. */
  readonly botMove: { seq: number; seat: number } | null = $derived.by(() => {
    const { position, events } = this.#at();
    const { odds = false, seats = [] } = position?.table ?? {};
    if (!odds) return null;
    for (const { seq, event } of events.toReversed()) {
      if (event.type !== "played" || event.entry.type !== "moved") continue;
      const { seat } = event.entry;
      const { bot, since = 0 } = seats[seat] ?? {};
      // At a practice table, a person may have played the bot's seat up to there.
      if (bot != null && seq > since) return { seq, seat };
    }
    return null;
  });

  constructor(link: TableLink) {
    this.#link = link;
  }

  #at(): TableLink {
    return this.#link;
  }

  /** Closes what is shown. */
  close(): void {
    this.hint = this.why = null;
  }

  async askHint(): Promise<void> {
    const { id, choices } = this.#link;
    if (!choices) return;
    const found = await this.#asked(() => api.hint(id, choices.seat));
    // It may come too late: a hint for dice that are being rolled again helps nobody.
    if (!found || !this.#link.choices || this.#link.sending) return;
    this.why = null;
    this.hint = found;
  }

  async askWhy(): Promise<void> {
    const move = this.botMove;
    if (!move) return;
    const found = await this.#asked(() => api.why(this.#link.id, move.seq));
    if (!found) return;
    this.hint = null;
    this.why = found;
  }

  /** What the server says, or null if something was played in the meantime. */
  async #asked(ask: () => Promise<AnyHint>): Promise<AnyHint | null> {
    const moved = lastPlayed(this.#link.events);
    try {
      const found = await ask();
      return lastPlayed(this.#link.events) === moved ? found : null;
    } catch (error) {
      complain(error);
      return null;
    }
  }
}
