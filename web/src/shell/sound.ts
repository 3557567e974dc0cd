// Sounds synthesised in the browser: no files. Nothing plays unless the visitor wants it.
import { settings } from "./settings.svelte";

export type Sound = "roll" | "turn" | "take" | "end";

let context: AudioContext | null = null;

function burst(at: number, seconds: number, frequency: number, volume: number): void {
  if (!context) return;
  const length = Math.floor(context.sampleRate * seconds);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = frequency;
  const gain = context.createGain();
  gain.gain.value = volume;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(at);
}

function tone(at: number, seconds: number, frequency: number, volume: number): void {
  if (!context) return;
  const oscillator = context.createOscillator();
  oscillator.type = "triangle";
  oscillator.frequency.value = frequency;
  const gain = context.createGain();
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + seconds);
}

const MADE: Record<Sound, (now: number) => void> = {
  roll: (now) => {
    for (let i = 0; i < 7; i++) burst(now + i * 0.06 + Math.random() * 0.03, 0.05, 1400 + Math.random() * 1600, 0.7);
  },
  turn: (now) => [659, 880].forEach((frequency, i) => tone(now + i * 0.12, 0.35, frequency, 0.2)),
  take: (now) => burst(now, 0.12, 600, 0.6),
  end: (now) => [523, 659, 784, 1047].forEach((frequency, i) => tone(now + i * 0.14, 0.6, frequency, 0.2)),
};

/** For how long dice rattle, in seconds. */
const RATTLE = 0.5;
let rattled = -RATTLE;

/** Plays a sound, if sounds are on. Dice that rattle already do not begin again: where nothing moves, several rolls are
 * shown at once. */
export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  if (sound === "roll") {
    if (now < rattled + RATTLE) return;
    rattled = now;
  }
  MADE[sound](now);
}
