// What glows on the table while a hint is open.
import type {
  WuerfelkoenigAction as Action,
  WuerfelkoenigCitizenTarget as Target,
  WuerfelkoenigView as View,
} from "../../wire/types";
import { all, diceShowing } from "../glow";
import type { Move } from "../moves";

/** The dice to keep and the citizens they are for, the citizens and the village to take, or the penalty. */
export function glowing(root: HTMLElement | undefined, { action, aims }: Move<Action, Target>, view: View): Element[] {
  if (!root) return [];
  switch (action.type) {
    case "keep": {
      const slots = view.row.flatMap(({ card }, at) => (aims.some((aim) => aim.card === card?.id) ? [at] : []));
      return [...diceShowing(root, action.dice), ...all(root, ...slots.map(citizen))];
    }
    case "take": {
      const last = action.bonus ? action.slot + 1 : action.slot;
      const village = action.village ? [`[data-from="villages ${last}"]`] : [];
      return all(root, citizen(action.slot), citizen(last), ...village);
    }
    case "penalty":
      return all(root, '[data-from="penalties"]');
  }
}

function citizen(slot: number): string {
  return `[data-from="row ${slot}"] > button`;
}
