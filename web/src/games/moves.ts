// Moves as typed fields, in each game's own types: what can be done, what was done, and what chance decided.
import type * as wire from "../wire/types";

/** A legal action: the notation to send back, and its fields. */
export interface Offer<Action> extends wire.Offer {
  action: Action;
}

/** What one of my seats can do now. */
export interface Choices<Action> extends wire.Choices {
  actions?: Offer<Action>[];
}

/** Something that has happened. */
export interface Told<Action, Outcome> extends wire.NarratedEvent {
  action?: Action;
  outcome?: Outcome;
}

interface TargetOdds<Target> extends wire.TargetOdds {
  target: Target;
}

/** The chances of a position. */
export interface Odds<Target> extends wire.Odds {
  targets: TargetOdds<Target>[];
}

/** A play with its reason: the best one now, or one that was made. */
export interface Hint<Action, Target> extends wire.Hint {
  action: Action;
  aims: Target[];
}

/** A play as the table shows it: whose it is, its notation and fields, and what its dice are kept for. */
export type Move<Action, Target> = Pick<Hint<Action, Target>, "seat" | "text" | "action" | "aims">;

interface Tagged {
  type: string;
}
type Of<Action, Type> = Extract<Action, { type: Type }>;

/** The offers of one type. */
export function offersOf<Action extends Tagged, Type extends Action["type"]>(
  actions: readonly Offer<Action>[],
  type: Type,
): Offer<Of<Action, Type>>[] {
  return actions.filter((offer): offer is Offer<Of<Action, Type>> => offer.action.type === type);
}

/** The offer of this type that matches, if there is one now. */
export function offered<Action extends Tagged, Type extends Action["type"]>(
  choices: Choices<Action> | null,
  type: Type,
  fits: (action: Of<Action, Type>) => boolean = () => true,
): Offer<Of<Action, Type>> | undefined {
  return offersOf(choices?.actions ?? [], type).find(({ action }) => fits(action));
}

/** Which seat did what. */
export function actionsIn<Action>(latest: readonly Told<Action, unknown>[]): { seat: number; action: Action }[] {
  return latest.flatMap(({ event, action }) =>
    action !== undefined && event.type === "played" && event.entry.type === "moved"
      ? [{ seat: event.entry.seat, action }]
      : [],
  );
}
