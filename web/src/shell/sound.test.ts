import { expect, it, vi } from "vitest";
import { settings } from "./settings.svelte";
import { play } from "./sound";

/** How many sounds have begun. */
let begun = 0;

/** Any part of a sound: it can be connected, started and stopped, and has whatever is set. */
const part = {
  connect: (next: unknown) => next,
  start: () => (begun += 1),
  stop: () => null,
  frequency: {},
  gain: { setValueAtTime: () => null, exponentialRampToValueAtTime: () => null },
};

const context = {
  currentTime: 0,
  sampleRate: 100,
  destination: null,
  createBuffer: () => ({ getChannelData: () => [] }),
  createBufferSource: () => ({ ...part }),
  createBiquadFilter: () => ({ ...part }),
  createGain: () => ({ ...part }),
  createOscillator: () => ({ ...part }),
};

/** How many sounds begin when dice are rolled so often at once. */
function rolled(times: number): number {
  begun = 0;
  for (let i = 0; i < times; i++) play("roll");
  return begun;
}

it("rattles once where several rolls are shown together, and again for a later one", () => {
  vi.stubGlobal("AudioContext", function () {
    return context;
  });
  expect(rolled(1)).toBe(0);
  settings.sound = true;
  const once = rolled(1);
  expect(once).toBeGreaterThan(0);
  context.currentTime += 5;
  expect(rolled(6)).toBe(once);
  expect(rolled(6)).toBe(0);
  play("turn");
  expect(begun).toBe(2);
  context.currentTime += 0.6;
  expect(rolled(1)).toBe(once);
});
