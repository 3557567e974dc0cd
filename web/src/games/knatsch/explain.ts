// What every thing on the table says about itself.
import PipDie from "../../dice/PipDie.svelte";
import { seatFacts, ownersFact } from "../../explain/owners";
import { pictureOf, type Fact, type Item, type Picture, type Subject } from "../../explain/subject";
import { forPlayers, whyNot } from "../../explain/why";
import SeatMark from "../../ui/SeatMark.svelte";
import type {
  KnatschAttemptView as AttemptView,
  KnatschCardView as CardView,
  KnatschGoalView as Goal,
  KnatschPileView as PileView,
  KnatschPlayerCard as PlayerCard,
  KnatschRank as Rank,
  KnatschView as View,
  SeatInfo,
} from "../../wire/types";
import { number, percent, t, type Phrase } from "../../words/words.svelte";
import CardBack from "./art/CardBack.svelte";
import DeadSix from "./art/DeadSix.svelte";
import { CARDS } from "./art";
import Combination from "./Combination.svelte";
import { missing as lacking } from "./goals";
import { cardText, doesWhat, nameOf, rankText } from "./names";

/** The table as its reader sees it. */
export interface Reading {
  view: View;
  seats: readonly SeatInfo[];
  mine: readonly number[];
}

type Value = 0 | 1 | 2 | 3 | 4 | 5 | 6;

function why({ view, seats, mine }: Reading, refusal: Phrase | null): string | undefined {
  const decides = view.phase === "over" ? null : (view.attempt?.roller ?? view.player);
  return whyNot(refusal, { seats, mine, decides });
}

/** Why the dice cannot be kept or rolled now; none for the player whose dice they are, null for whoever only looks. */
export function diceWhy(table: Reading): string | null | undefined {
  return table.mine.length ? why(table, null) : null;
}

function drawn(card: CardView): Picture | undefined {
  return CARDS[card.sort ?? card.type];
}

function aboutCard(card: CardView): string {
  return doesWhat(card.sort) || t(`web-kn-about-${card.type}`);
}

function diceFact(label: string, rank: Rank | null): Fact[] {
  return rank ? [{ label, value: rankText(rank), picture: pictureOf(Combination, { rank }) }] : [];
}

/** Any card: what it does, what must be beaten, who has one, and how many nobody has seen. */
export function card({ view, seats }: Reading, shown: CardView, beat: Rank | null = shown.rank): Subject {
  const facts = diceFact(t("web-kn-fact-beat"), beat);
  if (beat && shown.rank && beat.text !== shown.rank.text)
    facts.push(...diceFact(t("web-kn-fact-printed"), shown.rank));
  if (shown.type !== "king") {
    const alike = (one: CardView): boolean => one.type === shown.type && one.sort === shown.sort;
    facts.push(
      ownersFact(
        seats,
        view.players.map(({ castles, specials, tournaments }) =>
          shown.type === "tournament"
            ? tournaments
            : [...castles, ...specials].filter((owned) => alike(owned.card)).length,
        ),
      ),
      {
        label: t("web-explain-unseen"),
        value: t("web-explain-of-cards", { count: view.unseen.filter(alike).length, all: view.unseen.length }),
      },
    );
  }
  return { title: nameOf(shown), picture: drawn(shown), about: [aboutCard(shown)], facts };
}

/** The chance to win something: null while it is being computed, undefined where nobody may know it. */
type Chance = number | null | undefined;

/** Something that may be announced, or why not. */
function target(table: Reading, subject: Subject, refusal: Phrase | null, chance: Chance): Subject {
  const missing = why(table, refusal);
  const facts = [...(subject.facts ?? [])];
  if (chance !== undefined && !missing)
    facts.push({ label: t("web-explain-chance"), value: chance === null ? null : percent(chance) });
  return { ...subject, facts, ...forPlayers(table, { missing, ready: missing ? undefined : t("web-kn-ready") }) };
}

/** The open card of a pile. */
export function onPile(table: Reading, pile: PileView, chance: Chance): Subject {
  if (!pile.top) return aPile(table, pile);
  const subject = card(table, pile.top, pile.to_beat);
  return target(table, { ...subject, facts: [...(subject.facts ?? []), pileFact(pile)] }, pile.refusal, chance);
}

function pileFact({ name, cards }: PileView): Fact {
  return { label: t("kn-target-pile", { pile: name }), value: t("kn-pile-cards", { cards }) };
}

/** How often the reader may put a card under a pile in a turn; whoever plays several seats, the one whose turn it is. */
function mayPutUnder({ view, mine }: Reading): number {
  const reader = mine.includes(view.player) ? view.player : mine[0];
  const specials = reader === undefined ? [] : (view.players[reader]?.specials ?? []);
  return specials.some(({ card: { sort } }) => sort === "stack") ? 2 : 1;
}

/** A pile as such: how many cards it has, which of them are known, and why its top card stays there. */
export function aPile(table: Reading, pile: PileView): Subject {
  const missing = why(table, pile.under_refusal);
  return {
    title: t("kn-target-pile", { pile: pile.name }),
    picture: pictureOf(CardBack, {}),
    about: [t("web-kn-about-pile", { times: mayPutUnder(table) })],
    facts: [{ label: t("web-kn-fact-cards"), value: number(pile.cards) }],
    ...forPlayers(table, { missing }),
    items: pile.below.flatMap((below): Item[] => {
      const picture = drawn(below);
      return picture ? [{ name: cardText(below), picture, note: t("web-kn-below") }] : [];
    }),
  };
}

/** The King. */
export function king(table: Reading, chance: Chance): Subject {
  return target(table, card(table, table.view.king), table.view.king_refusal, chance);
}

/** A card in front of a player. */
export function inRealm(table: Reading, seat: number, owned: PlayerCard, chance: Chance): Subject {
  const subject = card(table, owned.card);
  const facts = [
    { label: t("web-kn-fact-owner"), value: table.seats[seat]?.name ?? "" },
    ...(owned.guarded ? [{ label: t("web-kn-fact-guard"), value: t("web-kn-guarded") }] : []),
    ...(subject.facts ?? []),
  ];
  // Nobody needs to be told that they cannot attack themselves.
  if (table.mine.includes(seat) && table.view.player === seat) return { ...subject, facts };
  return target(table, { ...subject, facts }, owned.refusal, chance);
}

/** How far a goal is. */
function distance(goal: Goal): string {
  return lacking(goal) ? t("web-kn-fact-missing", { missing: lacking(goal) }) : t("web-kn-fact-reached");
}

/** One of the three ways to win, with everybody's distance. */
export function way({ view, seats }: Reading, goal: string): Subject {
  return {
    title: t(`web-kn-way-${goal}`),
    about: [t("web-kn-about-way")],
    facts: view.players.flatMap(({ goals }, seat) => {
      const found = goals.find((one) => one.goal === goal);
      return found ? [{ label: seats[seat]?.name ?? "", value: distance(found) }] : [];
    }),
  };
}

/** A player's realm: the goals, and every card; `act` announces one of them. */
export function realm(table: Reading, seat: number, act: (owned: PlayerCard) => (() => void) | undefined): Subject {
  const player = table.view.players[seat];
  const info = table.seats[seat];
  const owned = [...(player?.castles ?? []), ...(player?.specials ?? [])];
  const items = owned.flatMap((one): Item[] => {
    const picture = drawn(one.card);
    const run = act(one);
    const note = [one.guarded ? t("web-kn-guarded") : "", doesWhat(one.card.sort)].filter(Boolean).join(" · ");
    const announce = run && {
      label: t("web-kn-announce"),
      spoken: `${t("web-kn-announce")}: ${cardText(one.card)}`,
      run,
    };
    return picture ? [{ name: cardText(one.card), picture, note, act: announce }] : [];
  });
  const won = player?.tournaments ?? 0;
  const tournament = CARDS["tournament"];
  if (won && tournament)
    items.push({ name: `${won} ${t("kn-score-tournaments", { count: won })}`, picture: tournament });
  return {
    title: t("web-kn-realm", { who: info?.name ?? "" }),
    picture: pictureOf(SeatMark, { seat, bot: info?.bot ?? null }),
    about: [],
    facts: [
      ...seatFacts(info),
      ...(player?.goals ?? []).map((goal) => ({ label: t(`web-kn-way-${goal.goal}`), value: distance(goal) })),
    ],
    items,
  };
}

/** The sixes that are out of an attempt. */
export function deadSixes({ dead }: AttemptView): Subject {
  return {
    title: t("web-kn-dead", { dead }),
    picture: pictureOf(DeadSix, {}),
    about: [t("web-kn-about-dead")],
  };
}

/** The card dice of whoever rolls. */
export function cardDice({ card_dice }: AttemptView): Subject {
  return {
    title: t("kn-card-dice", { dice: card_dice.join(" ") }),
    picture: diePicture((card_dice[0] ?? 0) as Value),
    about: [t("web-kn-does-card-die")],
  };
}

/** A special that helps in an attempt. */
export function helper(kind: string): Subject {
  return { title: t(`kn-${kind}`), picture: CARDS[kind], about: [doesWhat(kind)] };
}

/** A die; 0 has not been rolled. */
export function diePicture(value: Value): Picture {
  return pictureOf(PipDie, { value });
}
