// Why something cannot be chosen now: the rules' own refusal, in words for the person who reads it.
import type { SeatInfo } from "../wire/types";
import { say, t, type Phrase } from "../words/words.svelte";
import type { Subject } from "./subject";

type Choosable = Pick<Subject, "missing" | "ready">;

interface Deciding {
  seats: readonly SeatInfo[];
  /** The seats of whoever reads this. */
  mine: readonly number[];
  /** Whose decision it is; null: the game is over. */
  decides: number | null;
}

/** A refusal in words; none if it is not the reader's turn, because then that is the reason. */
export function whyNot(refusal: Phrase | null, { seats, mine, decides }: Deciding): string | undefined {
  if (decides === null) return t("refusal-over");
  if (!mine.includes(decides)) return t("web-explain-turn", { who: seats[decides]?.name ?? "" });
  return refusal ? say(withNames(refusal, seats)) : undefined;
}

/** What can be chosen, and why not, for somebody who plays. Whoever watches or looks back chooses nothing anyway. */
export function forPlayers({ mine }: Pick<Deciding, "mine">, chosen: Choosable): Choosable {
  return mine.length ? chosen : {};
}

/** Seats are written P1, P2 and so on in a refusal: people have names. */
function withNames({ key, args = {} }: Phrase, seats: readonly SeatInfo[]): Phrase {
  const named = seats.findIndex((_, at) => args["seat"] === `P${at + 1}`);
  return named < 0 ? { key, args } : { key, args: { ...args, seat: seats[named]?.name ?? "" } };
}
