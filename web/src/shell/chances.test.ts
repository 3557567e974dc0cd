import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Chances } from "../wire/types";
import { WinChances } from "./chances.svelte";

/** Requests that were sent and wait for the test's answer, by event. */
let asked: Map<number, (response: Response) => void>;
let noneFound: () => void;
let win: WinChances;

async function answer(seq: number, body: Partial<Chances> = {}, status = 200): Promise<void> {
  const settle = asked.get(seq);
  if (!settle) throw new Error(`nobody asked for ${seq}`);
  asked.delete(seq);
  settle(new Response(JSON.stringify({ seq, seats: [0.4, 0.6], ...body }), { status }));
  await vi.waitFor(() => new Promise((resolve) => setTimeout(resolve)));
}

beforeEach(() => {
  asked = new Map();
  vi.stubGlobal("fetch", (path: string, { signal }: { signal: AbortSignal }) => {
    const at = Number(new URL(path, "http://here").searchParams.get("at"));
    return new Promise<Response>((resolve, reject) => {
      asked.set(at, resolve);
      signal.addEventListener("abort", () => reject(new DOMException("closed", "AbortError")));
    });
  });
  noneFound = vi.fn<() => void>();
  win = new WinChances("t", noneFound);
});

afterEach(() => {
  win.close();
  vi.unstubAllGlobals();
});

describe("the chances to win at a table", () => {
  it("are asked for one at a time, and only for the newest position", async () => {
    win.want(5);
    for (const seq of [6, 7, 8]) win.want(seq);
    expect([...asked.keys()]).toEqual([5]);
    await answer(5);
    expect(win.shown).toBeNull();
    expect([...asked.keys()]).toEqual([8]);
    await answer(8);
    expect(win.shown?.seq).toBe(8);
    expect([...asked.keys()]).toEqual([]);
  });

  it("stay until the next ones arrive", async () => {
    win.want(5);
    await answer(5);
    win.want(6);
    expect(win.shown?.seq).toBe(5);
    await answer(6);
    expect(win.shown?.seq).toBe(6);
  });

  it("are not shown once they are switched off, even if they arrive then", async () => {
    win.want(5);
    win.want(null);
    await answer(5);
    expect(win.shown).toBeNull();
    expect([...asked.keys()]).toEqual([]);
    win.want(5);
    await answer(5);
    expect(win.shown?.seq).toBe(5);
    win.want(null);
    expect(win.shown).toBeNull();
  });

  it("disappear if the server has no answer, and return with the next position", async () => {
    win.want(5);
    await answer(5);
    win.want(6);
    await answer(6, {}, 503);
    expect(win.shown).toBeNull();
    expect([...asked.keys()]).toEqual([]);
    win.want(7);
    await answer(7);
    expect(win.shown?.seq).toBe(7);
    expect(noneFound).not.toHaveBeenCalled();
  });

  it("are asked for once more if the server had too much to do", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"], shouldAdvanceTime: true });
    win.want(5);
    await answer(5, {}, 429);
    await vi.advanceTimersByTimeAsync(2000);
    await answer(5, {}, 429);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([...asked.keys()]).toEqual([]);
    win.want(6);
    await answer(6, {}, 429);
    win.want(7);
    await vi.advanceTimersByTimeAsync(2000);
    expect([...asked.keys()]).toEqual([7]);
    vi.useRealTimers();
  });

  it("are not asked for again where there are none", async () => {
    win.want(5);
    win.want(6);
    await answer(5, { seats: null });
    expect(win.none).toBe(true);
    expect(win.shown).toBeNull();
    win.want(7);
    expect([...asked.keys()]).toEqual([]);
    expect(noneFound).toHaveBeenCalledOnce();
  });

  it("are no longer asked for once the table is left", async () => {
    win.want(5);
    win.want(6);
    win.close();
    await vi.waitFor(() => new Promise((resolve) => setTimeout(resolve)));
    expect([...asked.keys()]).toEqual([5]);
    expect(win.shown).toBeNull();
  });
});
