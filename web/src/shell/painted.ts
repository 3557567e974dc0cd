/** The longest time to wait for a frame: a page that has just been hidden gets none. */
const MAX_FRAME_MS = 100;

/** Resolves at the first frame after the one that shows the page as it is now; at once if it is hidden. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) {
      resolve();
      return;
    }
    setTimeout(resolve, MAX_FRAME_MS);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
