// Moves in groups, turn by turn: the same for the list at a table and for a replay.
import type { Turn } from "../../wire/types";

/** What both an event at a table and a step of a replay say about a move. */
export interface Move {
  seq: number;
  sentence?: string;
  turn?: Turn | null;
  /** By how much it changed the totals, by seat. */
  gains?: Record<string, number>;
  action?: unknown;
  outcome?: unknown;
}

/** Moves of one turn, in order. */
export interface TurnOfMoves<M extends Move> {
  /** From 1; 0 is the set-up. */
  number: number;
  player: number | null;
  moves: M[];
}

/** A change of somebody's points. */
export interface Gain {
  seat: number;
  points: number;
}

/** The moves that say something, turn by turn. What belongs to no turn stays with the turn in which it happened. */
export function inTurns<M extends Move>(moves: readonly M[]): TurnOfMoves<M>[] {
  const turns: TurnOfMoves<M>[] = [];
  for (const move of moves) {
    const last = turns.at(-1);
    if (!move.sentence) continue;
    const { number = 0, player = null } = move.turn ?? last ?? {};
    if (last?.number === number) last.moves.push(move);
    else turns.push({ number, player, moves: [move] });
  }
  return turns;
}

/** What some moves brought everybody, by seat; nothing where it cancels out. */
export function gainsOf(moves: readonly Move[]): Gain[] {
  const sums = new Map<number, number>();
  for (const { gains = {} } of moves)
    for (const [seat, points] of Object.entries(gains)) sums.set(Number(seat), (sums.get(Number(seat)) ?? 0) + points);
  return [...sums]
    .map(([seat, points]) => ({ seat, points }))
    .filter(({ points }) => points !== 0)
    .sort((a, b) => a.seat - b.seat);
}

/** Where the turn before or after the one of a move begins; null if there is none. */
export function turnBeside<M extends Move>(moves: readonly M[], at: number, step: -1 | 1): number | null {
  const turn = moves[at]?.turn?.number ?? 0;
  const begins = (index: number): boolean =>
    index === 0 || moves[index]?.turn?.number !== moves[index - 1]?.turn?.number;
  if (step > 0) {
    const next = moves.findIndex((move, index) => index > at && (move.turn?.number ?? 0) !== turn);
    return next < 0 ? null : next;
  }
  // The beginning of this turn first, if it is not there already.
  for (let index = at - 1; index >= 0; index -= 1) if (begins(index)) return index;
  return null;
}
