/** Should a browser show the page but draw no frames, nothing must wait for ever. */
const MAX_FRAMES_MS = 1000;

/** Resolves when the frame that shows the page as it is now has been painted; at once if the page is or gets hidden. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const given = new AbortController();
    const done = (): void => {
      given.abort();
      resolve();
    };
    if (document.hidden) {
      done();
      return;
    }
    document.addEventListener("visibilitychange", done, { signal: given.signal });
    setTimeout(done, MAX_FRAMES_MS);
    // Not within the second frame: after a busy time it follows the first at once, and whatever waited for the first
    // would wait for what is drawn next as well.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
  });
}
