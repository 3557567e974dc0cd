// What a replay shows one after the other.
import type { StepShown } from "../../wire/types";

/**
 * The steps that say something, each with the position in which the next one begins: cards that are laid out without a
 * word are no step of their own. If the game begins with such cards, its first frame says what is to be done.
 */
export function framesOf(steps: readonly StepShown[]): StepShown[] {
  const frames: StepShown[] = [];
  for (const step of steps) {
    const last = frames.at(-1);
    if (step.sentence || !last) frames.push(step);
    else frames[frames.length - 1] = { ...last, view: step.view, task: step.task };
  }
  return frames.map((frame) => (frame.sentence ? frame : { ...frame, sentence: frame.task }));
}
