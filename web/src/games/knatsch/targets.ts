// What can be announced, and which target of the odds an attempt is about.
import type {
  KnatschAction as Action,
  KnatschAttemptView as Attempt,
  KnatschTarget as Target,
  KnatschView as View,
} from "../../wire/types";
import { offered, type Choices, type Odds, type Offer } from "../moves";

/** The action that announces a player's card, if it is legal now. */
export function aimAt(choices: Choices<Action> | null, seat: number, sort: string | null): Offer<Action> | undefined {
  return offered(choices, "aim_card", (aim) => aim.seat === seat && aim.sort === sort);
}

/** The chance of the first matching target, where odds are shown. */
export function chanceOf(odds: Odds<Target> | null, fits: (target: Target) => boolean): number | undefined {
  return odds?.targets.find(({ target }) => fits(target))?.chance;
}

/** The chance of winning a player's card. */
export function chanceAt(odds: Odds<Target> | null, seat: number, sort: string | null): number | undefined {
  return chanceOf(odds, (target) => target.type === "aim_card" && target.seat === seat && target.sort === sort);
}

/** Whether a target of the odds is what the current attempt is about, for the player who is rolling. */
export function isTarget(view: View, attempt: Attempt, target: Target): boolean {
  const { owner, pile } = attempt;
  if (attempt.defends) return target.type === "defend";
  if (attempt.roller !== view.player) return target.type === "tournament";
  if (pile) return target.type === "aim_pile" && target.pile === pile;
  if (owner === null) return target.type === "aim_king";
  return target.type === "aim_card" && target.seat === owner && target.sort === attempt.target.sort;
}

/** The specials that help in an attempt, besides card dice (KN8). */
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
