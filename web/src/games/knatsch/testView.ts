// Positions and events for tests of the Knatsch table.
import type {
  KnatschAction as Action,
  KnatschAttemptView as Attempt,
  KnatschCardView as CardView,
  KnatschOutcome as Outcome,
  KnatschView as View,
} from "../../wire/types";
import type { Told } from "../moves";
import { rankOf } from "./rank";

export const RED: CardView = {
  name: "red-3331",
  type: "castle",
  sort: "red",
  rank: rankOf([3, 3, 3, 1], []),
  evidence: "source",
};
export const KING: CardView = {
  name: "king",
  type: "king",
  sort: null,
  rank: rankOf([3, 3, 3, 3, 1], []),
  evidence: "source",
};

export function attempt(changes: Partial<Attempt> = {}): Attempt {
  return {
    number: 1,
    target: RED,
    owner: null,
    pile: "L",
    roller: 0,
    defends: false,
    to_beat: RED.rank,
    leader: null,
    roll: 2,
    rolls: 3,
    live: [4, 4],
    dead: 1,
    to_roll: 3,
    card_dice: [],
    result: null,
    beaten: false,
    ...changes,
  };
}

export function view(changes: Partial<View> = {}): View {
  const player = { castles: [], specials: [], tournaments: 0, card_dice: [], goals: [] };
  return {
    phase: "roll",
    turn: 7,
    turns: 500,
    player: 0,
    attempts: 1,
    unders_left: 0,
    free_unders: false,
    may_guard: false,
    attempt: attempt(),
    piles: [],
    unseen: [],
    king: KING,
    king_target: false,
    king_refusal: null,
    players: [player, { ...player }],
    winner: null,
    ...changes,
  };
}

export const moved = (seat: number, action: Action): Told<Action, Outcome> => ({
  ...{ seq: 1, at: 0, event: { type: "played", entry: { type: "moved", seat, text: "" } } },
  action,
});
export const rolled = (seat: number, dice: number[]): Told<Action, Outcome> => ({
  ...{ seq: 1, at: 0, event: { type: "played", entry: { type: "drawn", label: "", picks: [], text: "" } } },
  outcome: { type: "roll", seat, dice },
});
