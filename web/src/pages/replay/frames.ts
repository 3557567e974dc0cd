// What a replay shows one after the other.
import type { StepShown } from "../../wire/types";

/** A step that says something, with what was laid out after it. */
export interface Frame extends StepShown {
  /** The last event that belongs to it: the position shown is the one after that. */
  until: number;
}

/**
 * The steps that say something, each with the position in which the next one begins: cards that are laid out without a
 * word are no step of their own. If the game begins with such cards, its first frame says what is to be done.
 */
export function framesOf(steps: readonly StepShown[]): Frame[] {
  const frames: Frame[] = [];
  for (const step of steps) {
    const last = frames.at(-1);
    if (step.sentence || !last) frames.push({ ...step, until: step.seq });
    else frames[frames.length - 1] = { ...last, view: step.view, task: step.task, until: step.seq };
  }
  return frames.map((frame) => (frame.sentence ? frame : { ...frame, sentence: frame.task }));
}

/** The frame that shows an event, or the nearest before it. */
export function frameAt(frames: readonly Frame[], seq: number): number {
  const after = frames.findIndex((frame) => frame.seq > seq);
  return Math.max(0, (after < 0 ? frames.length : after) - 1);
}
