import { flushSync } from "svelte";
import { afterEach, expect, it } from "vitest";
import type { KnatschAction as Action, KnatschOutcome as Outcome, KnatschView as View } from "../../wire/types";
import type { Told } from "../moves";
import { LastAttempt } from "./lastAttempt.svelte";
import { attempt, moved, view } from "./testView";

let end: (() => void) | null = null;
afterEach(() => end?.());

/** A table that shows one view after the other. */
function table(first: View): { last: LastAttempt; show: (view: View, latest?: Told<Action, Outcome>[]) => void } {
  let now = $state.raw<{ view: View; latest: Told<Action, Outcome>[] }>({ view: first, latest: [] });
  let last!: LastAttempt;
  end = $effect.root(() => {
    last = new LastAttempt(() => ({ ...now, jumped: false }));
  });
  flushSync();
  const show = (view: View, latest: Told<Action, Outcome>[] = []): void => {
    now = { view, latest };
    flushSync();
  };
  return { last, show };
}

it("stays in view until the next attempt", () => {
  const { last, show } = table(view({ turn: 4 }));
  show(view({ turn: 5, phase: "announce", attempt: null }), [moved(0, { type: "stop" })]);
  expect(last.ended?.live).toEqual([4, 4]);
  show(view({ turn: 5, phase: "announce", attempt: null }));
  expect(last.ended).not.toBeNull();
  show(view({ turn: 5, phase: "roll", attempt: attempt({ roll: 0, roller: 1 }) }));
  expect(last.ended).toBeNull();
});

it("goes when a whole turn was drawn at once, as without motion", () => {
  const { last, show } = table(view({ turn: 4 }));
  show(view({ turn: 5, phase: "announce", attempt: null }), [moved(0, { type: "stop" })]);
  show(view({ turn: 6, phase: "announce", attempt: null }));
  expect(last.ended).toBeNull();
});
