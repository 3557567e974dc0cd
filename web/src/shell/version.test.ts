import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WIRE } from "../wire/types";
import { speak } from "../words/words.svelte";
import { toasts } from "./toasts.svelte";
import { outdated, renew, server } from "./version.svelte";

const reload = vi.fn();

beforeEach(async () => {
  vi.stubGlobal("location", { reload });
  reload.mockClear();
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
