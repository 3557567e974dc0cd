// What glows on the table while a hint is open.
import type { WuerfellandAction as Action, WuerfellandTarget as Target } from "../../wire/types";
import { all } from "../glow";
import type { Move } from "../moves";

/** The side to play on, the dice to choose, the fields to cross, or the button to press. */
export function glowing(root: HTMLElement | undefined, { action }: Move<Action, Target>): Element[] {
  if (!root) return [];
  switch (action.type) {
    case "board":
      return all(root, `[data-board="${CSS.escape(action.board)}"]`);
    case "choose":
      return all(root, `[data-colour="${action.colour}"]`);
    case "cross":
      return all(root, ...action.fields.map((field) => `[data-field="${field}"]`));
    case "roll":
      return all(root, ".actions .button.main");
    case "stop":
    case "pass":
      return all(root, ".actions .button:not(.main)");
  }
}
