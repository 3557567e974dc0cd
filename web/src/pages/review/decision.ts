// The decision that comes next at a moment of a review, if something was given away with it.
import type { Move } from "../../games/moves";
import type { Frame } from "../replay/frames";
import type { Marked } from "./marked";

export interface Decision {
  event: number;
  seat: number;
  played: Move<unknown, unknown>;
}

/** The decision that the next frame tells of; null if it cost nothing that is held against anybody. */
export function decisionAt(next: Frame | undefined, found: Marked, error: number): Decision | null {
  const step = next && found.stepOf(next.seq);
  if (!step || step.kind !== "decision" || step.player == null || step.stand_in || (step.loss ?? 0) < error)
    return null;
  if (next.action === undefined) return null;
  const { player: seat, move: text } = step;
  return { event: next.seq, seat, played: { seat, text, action: next.action, aims: [] } };
}
