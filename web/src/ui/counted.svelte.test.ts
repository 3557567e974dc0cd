import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../shell/settings.svelte";
import Counted from "./Counted.svelte";

let frames: ((now: number) => void)[] = [];
let number: Record<string, unknown> | undefined;
const props = $state({ value: 0 });
const shown = (): string => document.body.textContent?.trim() ?? "";

function frame(now: number): void {
  const due = frames;
  frames = [];
  for (const one of due) one(now);
  flushSync();
}

function show(value: number): void {
  props.value = value;
  number = mount(Counted, { target: document.body, props });
  flushSync();
}

beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (one: (now: number) => void) => frames.push(one));
  vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
  settings.pace = 1;
});
afterEach(async () => {
  if (number) await unmount(number);
  vi.unstubAllGlobals();
});

it("begins with its value, counts up, and arrives exactly", () => {
  show(3);
  expect(shown()).toBe("3");
  props.value = 13;
  flushSync();
  expect(shown()).toBe("3");
  frame(1000);
  frame(1350);
  expect(shown()).toBe("8");
  frame(9000);
  expect(shown()).toBe("13");
  expect(frames).toHaveLength(0);
});

it("shows less at once, and everything at once where nothing should move", () => {
  show(13);
  props.value = 4;
  flushSync();
  expect(shown()).toBe("4");
  settings.pace = 0;
  props.value = 40;
  flushSync();
  expect(shown()).toBe("40");
});
