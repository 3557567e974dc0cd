import { beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../shell/settings.svelte";
import { Sliding } from "./sliding";

/** A card that lies somewhere and notes how it is moved. */
function card(left: number) {
  const element = document.createElement("li");
  const lies = { left };
  const animate = vi.fn();
  const measure = vi.fn(() => new DOMRect(lies.left, 0, 10, 10));
  element.animate = animate;
  element.getBoundingClientRect = measure;
  return { element, lies, animate, measure };
}

let sliding: Sliding;
beforeEach(() => {
  settings.pace = 1;
  sliding = new Sliding();
});

it("slides what lies elsewhere now, flies in what is new, and leaves the rest alone", () => {
  const [stays, moves, comes] = [card(0), card(10), card(10)];
  for (const [key, one] of Object.entries({ stays, moves })) sliding.card(key)(one.element);
  sliding.leave();
  moves.lies.left = 20;
  sliding.card("comes")(comes.element);
  sliding.arrive();
  expect(stays.animate).not.toHaveBeenCalled();
  expect(moves.animate.mock.calls[0]![0]).toEqual([{ transform: "translate(-10px, 0px)" }, { transform: "none" }]);
  expect(comes.animate.mock.calls[0]![0]).toMatchObject([{ opacity: 0 }, { opacity: 1 }]);
});

it("lets nothing fly in when the row is drawn for the first time", () => {
  const first = card(0);
  sliding.leave();
  sliding.card("first")(first.element);
  sliding.arrive();
  expect(first.animate).not.toHaveBeenCalled();
});

it("measures nothing where there is no motion", () => {
  settings.pace = 0;
  const one = card(0);
  sliding.card("one")(one.element);
  sliding.leave();
  sliding.arrive();
  expect(one.measure).not.toHaveBeenCalled();
});
