// What can be announced, under the names that actions and odds have for it.
import type { Choices, KnatschAttemptView as Attempt, KnatschView as View, Offer } from "../../wire/types";

/** The action that announces a card of a player. */
export function aimAt(seat: number, sort: string | null): string {
  return `aim P${seat + 1} ${sort}`;
}

/** The action of this notation, if it is offered now. */
export function offered(choices: Choices | null, text: string): Offer | undefined {
  return choices?.actions?.find((offer) => offer.text === text);
}

/** What the odds call the thing that an attempt is about, for whoever rolls. */
export function targetOf(view: View, attempt: Attempt): string {
  if (attempt.defends) return "defend";
  if (attempt.roller !== view.player) return "tournament";
  if (attempt.pile) return `aim ${attempt.pile}`;
  return attempt.owner === null ? "aim king" : aimAt(attempt.owner, attempt.target.sort);
}

/** The notation of keeping dice. */
export function keepText(dice: readonly number[]): string {
  return `keep ${[...dice].sort().join(" ") || "-"}`;
}

/** The specials that help in an attempt, beside card dice (KN8). */
export function helpers(view: View, attempt: Attempt): string[] {
  const { target, rolls, owner, pile, roller, to_beat } = attempt;
  const fourth = rolls > 3;
  if (target.type === "king") return owns(view, roller, "protection") ? ["protection"] : [];
  if (target.type === "tournament") return fourth && roller !== view.player ? ["champion"] : [];
  if (target.type !== "castle") return [];
  if (owner !== null) return fourth && !attempt.defends ? ["catapult"] : [];
  return pile && to_beat?.text !== target.rank?.text ? ["treason"] : [];
}

/** Whether a player has a special. */
function owns(view: View, seat: number, kind: string): boolean {
  return view.players[seat]?.specials.some(({ card }) => card.sort === kind) ?? false;
}
