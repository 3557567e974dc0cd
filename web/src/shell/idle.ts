// What a page does while nobody waits for it.

/** The longest time to wait for a quiet moment, and the time to wait where the browser does not tell of any. */
const QUIET_MS = 1000;

/** Runs something once the page has nothing better to do, unless the returned function is called before. */
export function whenIdle(run: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const asked = requestIdleCallback(run, { timeout: QUIET_MS });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(run, QUIET_MS);
  return () => clearTimeout(timer);
}

/** Loads code that is likely to be wanted, one piece whenever the page is idle, so that no tap waits for it; stops when
 * the returned function is called. What does not arrive is the concern of whoever wants it. */
export function loadWhenIdle(pieces: readonly (() => Promise<unknown>)[]): () => void {
  const [first, ...others] = pieces;
  let stopped = false;
  let stop = (): void => void (stopped = true);
  if (!first) return stop;
  const cancel = whenIdle(() => {
    void first()
      .catch(() => null)
      .then(() => {
        if (!stopped) stop = loadWhenIdle(others);
      });
  });
  return () => {
    cancel();
    stop();
  };
}
