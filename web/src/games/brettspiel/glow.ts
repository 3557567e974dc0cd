// What glows on the table while a hint is open.
import type {
  BrettspielAction as Action,
  BrettspielCitizenTarget as Target,
  BrettspielView as View,
} from "../../wire/types";
import { all, diceShowing } from "../glow";
import type { Move } from "../moves";

/** The dice to keep and the citizens they are for, the citizen to take, the field, or what to steal. */
export function glowing(
  root: HTMLElement | undefined,
  { action, aims, text }: Move<Action, Target>,
  view: View,
): Element[] {
  if (!root) return [];
  switch (action.type) {
    case "keep": {
      const stacks = view.stacks.filter(({ card }) => aims.some((aim) => aim.card === card?.id));
      return [...diceShowing(root, action.dice), ...all(root, ...stacks.map(({ number }) => citizen(number)))];
    }
    case "take":
    case "alarm":
      return all(root, citizen(action.stack + 1));
    case "place":
    case "tame":
    case "bully":
      return all(root, `[data-field="${action.field}"]`);
    case "steal_card":
    case "steal_gem":
      return all(root, `[data-offer="${CSS.escape(text)}"]`);
    case "decline":
      return all(root, ".options > .button");
  }
}

function citizen(stack: number): string {
  return `[data-stack="${stack}"]`;
}
