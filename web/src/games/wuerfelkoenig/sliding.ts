// Cards in a row slide to their new places when the order changes, and new ones fly in. Svelte's `animate:` and `in:` would
// measure the page with every roll, even where there is no motion.
import { pace } from "../../shell/settings.svelte";

const SLIDE_MS = 380;
const LATER_MS = 120;

export class Sliding {
  readonly #cards = new Map<string, HTMLElement>();
  /** Where everything lay before the row was redrawn; null: it was not drawn, or there is no motion. */
  #lay: Map<string, DOMRect> | null = null;

  /** Attaches one of the cards, by what it keeps when it moves. */
  card(key: string): (element: HTMLElement) => () => void {
    return (element) => {
      this.#cards.set(key, element);
      return () => {
        if (this.#cards.get(key) === element) this.#cards.delete(key);
      };
    };
  }

  /** Before the row is redrawn in another order: remembers where everything lies. */
  leave(): void {
    const isMoving = pace() > 0 && this.#cards.size > 0;
    this.#lay = isMoving ? new Map([...this.#cards].map(([key, card]) => [key, card.getBoundingClientRect()])) : null;
  }

  /** After it was redrawn: everything moves to where it lies now. */
  arrive(): void {
    if (!this.#lay) return;
    const places = [...this.#cards].map(([key, card]) => [key, card, card.getBoundingClientRect()] as const);
    for (const [key, card, to] of places) {
      const from = this.#lay.get(key);
      if (!from) flyIn(card);
      else if (from.left !== to.left || from.top !== to.top) slide(card, from.left - to.left, from.top - to.top);
    }
    this.#lay = null;
  }
}

function slide(card: HTMLElement, x: number, y: number): void {
  const duration = SLIDE_MS * pace();
  card.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], { duration, easing: "ease-out" });
}

function flyIn(card: HTMLElement): void {
  const far = { transform: "translate(-40px, -20px)", opacity: 0 };
  const [duration, delay] = [SLIDE_MS * pace(), LATER_MS * pace()];
  card.animate([far, { transform: "none", opacity: 1 }], { duration, delay, easing: "ease-out", fill: "backwards" });
}
