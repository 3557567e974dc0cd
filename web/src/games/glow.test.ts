import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import Glow from "./Glow.svelte";

it("lies around its thing, so that the pips of a small die can be seen", () => {
  const die = document.createElement("button");
  vi.spyOn(die, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 200, 30, 30));
  const shown = mount(Glow, { target: document.body, props: { find: () => [die] } });
  flushSync();
  const { left, top, width, height } = document.querySelector<HTMLElement>("[data-glow]")!.style;
  const [x, y, wide, high] = [left, top, width, height].map(parseFloat) as [number, number, number, number];
  expect([x, y]).toEqual([97, 197]);
  expect([x + wide, y + high]).toEqual([133, 233]);
  void unmount(shown);
});
