// The cards that changed hands between two views, and where they went.
import type { KnatschCardView as CardView, KnatschPlayerView as Player, KnatschView as View } from "../../wire/types";

export type Place = { seat: number } | { pile: string };

export interface Travel {
  card: CardView;
  from: Place;
  to: Place;
}

/** What an attempt won and what players gave up; nothing if too much happened to work it out. */
export function travels(before: View, after: View): Travel[] {
  const won = wonByAttempt(before, after);
  const given = before.players.flatMap((player, seat) =>
    cardsOf(player)
      .filter((card) => !has(after.players[seat], card) && !won.some((travel) => travel.card.name === card.name))
      .flatMap((card) => {
        const pile = grown(before, after);
        return pile === undefined ? [] : [{ card, from: { seat }, to: { pile } }];
      }),
  );
  return [...won, ...given];
}

function wonByAttempt({ attempt, players }: View, after: View): Travel[] {
  if (!attempt) return [];
  const { target, owner, pile } = attempt;
  const from = owner !== null ? { seat: owner } : pile !== null ? { pile } : null;
  const seat = after.players.findIndex((player, at) =>
    target.type === "tournament"
      ? player.tournaments > (players[at]?.tournaments ?? 0)
      : has(player, target) && !has(players[at], target),
  );
  return from && seat >= 0 ? [{ card: target, from, to: { seat } }] : [];
}

function cardsOf(player: Player | undefined): CardView[] {
  return player ? [...player.castles, ...player.specials].map(({ card }) => card) : [];
}

function has(player: Player | undefined, { name }: CardView): boolean {
  return cardsOf(player).some((card) => card.name === name);
}

function grown(before: View, after: View): string | undefined {
  return after.piles.find(({ name, cards }) => cards > (before.piles.find((one) => one.name === name)?.cards ?? cards))
    ?.name;
}
