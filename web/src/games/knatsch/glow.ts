// What glows on the table while a hint is open.
import type { KnatschAction as Action, KnatschTarget as Target, KnatschView as View } from "../../wire/types";
import { all, diceShowing } from "../glow";
import type { Move } from "../moves";

/** The buttons below the dice: either may be the main one. */
const [ROLL, OTHER] = [".tray .side .button:nth-of-type(1)", ".tray .side .button:nth-of-type(2)"];

/** The dice to keep, the card to go for, to guard or to give up, or the button to press. */
export function glowing(root: HTMLElement | undefined, { action, seat }: Move<Action, Target>, view: View): Element[] {
  if (!root) return [];
  switch (action.type) {
    case "keep":
      return action.dice.length ? diceShowing(root, action.dice) : all(root, ROLL);
    case "aim_pile":
      return all(root, `[data-pile="${action.pile}"] [data-card]`);
    case "aim_card":
      return all(root, ...cards(view, action.seat, [action.sort]));
    case "aim_king":
      return all(root, ".throne [data-card]");
    case "under":
      return all(root, `.pile:has([data-pile="${action.pile}"]) .under .button`);
    case "guard":
      return all(root, ...cards(view, seat, action.sorts));
    case "give":
      return all(root, ...cards(view, seat, [action.colour]));
    case "roll":
      return all(root, ROLL);
    case "stop":
    case "decline":
      return all(root, OTHER);
    case "end":
      return all(root, ".bar .button.main", ".posts .buttons .button:not(.main)");
  }
}

/** The cards of these sorts in front of a seat. */
function cards(view: View, seat: number, sorts: readonly string[]): string[] {
  const player = view.players[seat];
  const held = [...(player?.castles ?? []), ...(player?.specials ?? [])].map(({ card }) => card);
  return held
    .filter(({ sort }) => sort !== null && sorts.includes(sort))
    .map(({ name }) => `[data-realm="${seat}"] [data-card="${name}"]`);
}
