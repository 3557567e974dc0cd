// Finds what a hint speaks of on a table, so that it can glow.
import { stillKept } from "../dice/keeping";

/** The dice with these faces; of several alike, only as many as are meant. */
export function diceShowing(root: HTMLElement, faces: readonly (string | number)[]): Element[] {
  const dice = all(root, "[data-die]");
  const meant = stillKept(
    dice.map((die) => die.dataset.die ?? ""),
    faces.map(String),
  );
  return dice.filter((_, at) => meant[at]);
}

/** Everything that fits one of the selectors and can be seen. */
export function all(root: HTMLElement, ...selectors: readonly string[]): HTMLElement[] {
  if (!selectors.length) return [];
  return [...root.querySelectorAll<HTMLElement>(selectors.join(", "))].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
}
