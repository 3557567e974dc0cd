// The coach at a table: whether there is one, and what can be done about a decision that it regrets.
import type { ComponentProps } from "svelte";
import { Coach, isAlone } from "../../coach/coach.svelte";
import type CoachBar from "../../coach/CoachBar.svelte";
import type { TableLink } from "../../shell/link.svelte";
import { settings } from "../../shell/settings.svelte";
import { lastPlayed } from "../../shell/telling";

export class Coaching {
  readonly #link: TableLink;
  readonly #coach: Coach;
  /** What the coach says, with what can be done about it; null: nothing. */
  readonly said: ComponentProps<typeof CoachBar> | null = $derived.by(() => {
    const verdict = this.#coach.said;
    const { position, waiting, events } = this.#link;
    if (!verdict || !position) return null;
    const { table, own } = position;
    const isLast = verdict.seq === lastPlayed(events) && !waiting;
    const seat = own?.takes_back;
    return {
      verdict,
      takeBack: isLast && seat != null ? () => this.#takeBack(seat) : null,
      // Only where nothing happens while I am elsewhere.
      tryAgain: table.clock || table.absent ? null : () => void this.#tryAgain(verdict.seq),
      close: () => this.close(),
    };
  });

  constructor(link: TableLink) {
    this.#link = link;
    this.#coach = new Coach(link.id);
  }

  /** Asks about a decision of mine that has just been made. Resolves to whether it was a costly one. */
  async judge(seq: number): Promise<boolean> {
    const { table, own } = this.#link.position ?? {};
    const coached = settings.coach && table?.odds && isAlone(table.seats, own?.seats ?? []);
    return coached ? this.#coach.judge(seq) : false;
  }

  close(): void {
    this.#coach.close();
  }

  #takeBack(seat: number): void {
    this.close();
    void this.#link.intend({ type: "ask", seat, question: "takeback" });
  }

  async #tryAgain(seq: number): Promise<void> {
    const branch = await import("../../coach/branch");
    await branch.tryAgain(this.#link.id, this.#link.position?.own?.seats?.[0] ?? 0, seq);
  }
}
