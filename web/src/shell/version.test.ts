import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WIRE } from "../wire/types";
import { speak } from "../words/words.svelte";
import { toasts } from "./toasts.svelte";
import type * as updates from "./update.svelte";
import { outdated, renew, server } from "./version.svelte";

const worker = vi.hoisted(() => ({ next: "none", takeOver: vi.fn() }));
vi.mock("./update.svelte", () => ({
  nextVersion: () => worker.next as ReturnType<typeof updates.nextVersion>,
  takeOver: worker.takeOver,
}));

const reload = vi.fn();

beforeEach(async () => {
  vi.stubGlobal("location", { reload });
  reload.mockClear();
  worker.next = "none";
  worker.takeOver.mockClear();
  sessionStorage.clear();
  toasts.length = 0;
  server.wire = WIRE + 1;
  await speak("en");
});

afterEach(() => {
  vi.unstubAllGlobals();
  server.wire = WIRE;
});

describe("a page that is older than its server", () => {
  it("knows that it is older; a page that is as new or newer does not think so", () => {
    expect(outdated()).toBe(true);
    server.wire = WIRE;
    expect(outdated()).toBe(false);
    server.wire = WIRE - 1;
    expect(outdated()).toBe(false);
  });

  it("reloads itself once, then says so once, then leaves people alone", () => {
    renew();
    expect([reload.mock.calls.length, toasts.length]).toEqual([1, 0]);
    renew();
    expect([reload.mock.calls.length, toasts.length]).toEqual([1, 1]);
    renew();
    expect([reload.mock.calls.length, toasts.length]).toEqual([1, 1]);
  });

  it("tries again for a still newer server", () => {
    renew();
    renew();
    server.wire += 1;
    renew();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("never reloads where the browser cannot remember having done so", () => {
    vi.stubGlobal("sessionStorage", undefined);
    renew();
    expect([reload.mock.calls.length, toasts.length]).toEqual([0, 1]);
  });
});

describe("a page whose service worker has the next version", () => {
  it("lets it take over, and reloads only afterwards", () => {
    server.wire = WIRE;
    const steps: [string, boolean, number, number][] = [
      ["arriving", false, 0, 0],
      ["waiting", true, 1, 0],
      ["taking over", false, 1, 0],
      ["in charge", true, 1, 1],
    ];
    for (const [next, old, told, reloads] of steps) {
      worker.next = next;
      expect(outdated()).toBe(old);
      renew();
      expect([worker.takeOver.mock.calls.length, reload.mock.calls.length]).toEqual([told, reloads]);
    }
  });

  it("waits for it, even if the server already speaks the next version", () => {
    worker.next = "arriving";
    renew();
    expect([reload.mock.calls.length, toasts.length]).toEqual([0, 0]);
  });
});
