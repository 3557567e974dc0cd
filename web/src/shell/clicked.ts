// What has the focus only because it was clicked. The browser's own `:focus-visible` cannot tell: it holds as soon as any
// key is pressed. A button that turns dark and bright again loses the focus and gets it back: it is still a clicked one.

const WALKS = /^(Tab|Arrow\w+|Home|End|Page\w+)$/;

const clicked = new WeakSet<EventTarget>();
/** The last thing done was a key that moves the focus. */
let walking = false;

addEventListener(
  "pointerdown",
  (event) => {
    walking = false;
    for (const passed of event.composedPath()) clicked.add(passed);
  },
  true,
);
addEventListener("keydown", ({ key }) => (walking = WALKS.test(key)), true);
addEventListener(
  "focusin",
  ({ target }) => {
    if (walking && target) clicked.delete(target);
  },
  true,
);

/** Whether an element was clicked or tapped, and nobody has walked to it with the keyboard since. */
export function isClicked(element: Element): boolean {
  return clicked.has(element);
}
