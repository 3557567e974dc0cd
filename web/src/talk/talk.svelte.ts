// What is said at a table: by people, and about who leads. It is shown for a while at the panel of the player.
import { getContext, setContext } from "svelte";
import type { Message } from "../wire/types";

/** How long it is shown; reading takes as long without motion. */
const SHOWN_MS = 5000;

export interface Bubble {
  id: number;
  seat: number;
  text: string;
  kind: "said" | "lead";
}

export class Talk {
  /** What is shown now: at most one thing said at each seat, and one lead at the whole table. */
  bubbles = $state.raw<readonly Bubble[]>([]);
  #count = 0;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- timers are not drawn
  #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(
    /** Whether I can speak for a seat. */
    readonly canSpeak: (seat: number) => boolean,
    readonly say: (seat: number, message: Message) => void,
  ) {}

  /** Shows something at the panel of a seat; false if the panel cannot be seen now. */
  show(seat: number, text: string, kind: Bubble["kind"]): boolean {
    if (!panelOf(seat) || document.querySelector("dialog[open]")) return false;
    const id = ++this.#count;
    const others = this.bubbles.filter((one) => one.kind !== kind || (kind === "said" && one.seat !== seat));
    this.bubbles = [...others, { id, seat, text, kind }];
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.bubbles = this.bubbles.filter((one) => one.id !== id);
    }, SHOWN_MS);
    this.#timers.add(timer);
    return true;
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}

/** The panel of a player, wherever the game has put it. */
export function panelOf(seat: number): Element | null {
  return document.querySelector(`[data-panel="${seat}"]`);
}

const KEY = Symbol("talk");

/** Lets everything on the page join in. */
export function beginTalk(talk: Talk): Talk {
  return setContext(KEY, talk);
}

/** The talk at this table; none where somebody only looks at a game. */
export function tableTalk(): Talk | undefined {
  return getContext<Talk | undefined>(KEY);
}
