import { mount, unmount, flushSync } from "svelte";
import { expect, test } from "vitest";
import Glyph from "../art/Glyph.svelte";
import RulesText from "./RulesText.svelte";

test("an arrow in the rules is drawn, and read out as its sign", () => {
  const html = "<p>three <span data-arrow>→</span> 4</p>";
  const known = {
    game: "any",
    language: "en",
    title: "Any",
    contents: [],
    figures: {},
    paragraphs: {},
    unofficial: "",
  };
  const page = mount(RulesText, { target: document.body, props: { rules: { ...known, html }, Thing: Glyph as never } });
  flushSync();
  const arrow = document.querySelector("[data-arrow]");
  expect(arrow?.querySelectorAll("svg")).toHaveLength(1);
  expect(arrow?.querySelector(".spoken")?.textContent).toBe("→");
  expect(arrow?.textContent).toBe("→");
  void unmount(page);
});
