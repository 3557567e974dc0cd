import { describe, expect, it } from "vitest";
import { readSettings } from "./settings.svelte";

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
