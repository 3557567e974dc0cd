import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import LandSmall from "./LandSmall.svelte";

it("marks the latest crosses with a ring, in none of the six colours", async () => {
  const props = { board: "1", rows: ["S y y"], crossed: ["a2"], fresh: ["a2"] };
  const land = mount(LandSmall, { target: document.body, props });
  flushSync();
  const fills = [...document.querySelectorAll("path")].map((one) => one.getAttribute("fill"));
  expect(fills).not.toContain("var(--lit)");
  await unmount(land);
});
