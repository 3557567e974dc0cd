import { flushSync } from "svelte";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { keepSettings, readSettings, settings } from "./settings.svelte";

describe("stored settings", () => {
  it("are the defaults where nothing or nonsense was stored", () => {
    const usual = readSettings(null);
    for (const text of [
      "",
      "{",
      "null",
      "7",
      '"x"',
      "[]",
      '{"pace":"fast","sound":1,"theme":"pink","language":"fr","contrast":7}',
      '{"remarked":7}',
      '{"remarked":[7]}',
    ])
      expect(readSettings(text)).toEqual(usual);
  });

  it("come back as they were", () => {
    const kept = {
      ...readSettings(null),
      language: "hu",
      theme: "dark",
      pace: 0.6,
      sound: true,
      chances: true,
      confirm: "never",
      contrast: "high",
      remarks: false,
      remarked: ["web-kn-remark-king"],
    };
    expect(readSettings(JSON.stringify(kept))).toEqual(kept);
  });

  it("carry over from when the confirmation setting was a boolean", () => {
    expect(readSettings('{"confirm":true}').confirm).toBe("always");
    expect(readSettings('{"confirm":false}').confirm).toBe("harmful");
  });
});

describe("settings of two tabs", () => {
  const KEY = "wuerfelreich";
  const stored = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? "null");

  /** Another tab stores this. */
  function elsewhere(kept: object): void {
    const newValue = JSON.stringify(kept);
    localStorage.setItem(KEY, newValue);
    dispatchEvent(new StorageEvent("storage", { key: KEY, newValue }));
    flushSync();
  }

  beforeAll(() => {
    keepSettings();
    flushSync();
  });
  beforeEach(() => {
    elsewhere({});
    localStorage.clear();
  });

  it("are stored where they were changed, and nothing else is", () => {
    settings.sound = true;
    flushSync();
    // Another tab stores something, and this one has not heard of it yet.
    localStorage.setItem(KEY, JSON.stringify({ theme: "dark", pace: 0 }));
    settings.talk = false;
    settings.remarked.push("web-kn-remark-king");
    flushSync();
    const changed = { theme: "dark", pace: 0, talk: false, remarked: ["web-kn-remark-king"] };
    expect(stored()).toEqual({ ...readSettings(null), ...changed });
  });

  it("follow one another", () => {
    elsewhere({ theme: "dark", sound: true });
    expect(settings.sound).toBe(true);
    expect(document.documentElement.dataset["theme"]).toBe("dark");
    expect(stored()).toEqual({ theme: "dark", sound: true });
    dispatchEvent(new StorageEvent("storage", { key: "another", newValue: "{}" }));
    expect(settings.sound).toBe(true);
  });
});
