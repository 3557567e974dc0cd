import { describe, expect, it } from "vitest";
import { guessLanguage, learn, listed, number, percent, speak, t } from "./words.svelte";

describe("the words of the page", () => {
  it("are in the current language, with its plurals and numbers", async () => {
    await speak("de");
    expect(t("web-points", { points: 1 })).toBe("1 Punkt");
    expect(t("web-points", { points: 7 })).toBe("7 Punkte");
    expect(percent(-1e-9)).toMatch(/^0\s%$/);
    expect(percent(0.0523)).toMatch(/^5,2\s%$/);
    expect(listed(["a", "b", "c"])).toBe("a, b und c");
    await speak("hu");
    expect(t("web-points", { points: 7 })).toBe("7 pont");
  });

  it("come from a game's catalogues once it is loaded, and names in arguments are looked up", async () => {
    await speak("en");
    expect(t("web-play-now-game", { game: { key: "game-knatsch" } })).toBe("Play now: Knatsch");
    await learn("knatsch");
    expect(t("kn-king")).toBe("King");
    expect(t("web-kn-end")).toBe("End my turn");
  });

  it("write a negative number with a minus sign, not a hyphen", async () => {
    await speak("en");
    expect(t("web-points", { points: -1 })).toBe("−1 point");
    expect(number(-4)).toBe("−4");
    await speak("de");
    expect(t("web-points", { points: -12 })).toBe("−12 Punkte");
    await speak("hu");
    expect(t("web-points", { points: -12 })).toBe("−12 pont");
    expect(number(-0.5)).toBe("−0,5");
  });

  it("start from a guess at the visitor's language", () => {
    expect(guessLanguage(["fr-FR", "hu-HU", "en"])).toBe("hu");
    expect(guessLanguage(["de-AT"])).toBe("de");
    expect(guessLanguage([])).toBe("en");
  });
});
