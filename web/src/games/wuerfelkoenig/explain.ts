// What every thing on the table says about itself.
import Condition from "../../dice/Condition.svelte";
import Die from "../../dice/Die.svelte";
import MiniDie from "../../dice/MiniDie.svelte";
import { conditionText, type Condition as Asked } from "../../dice/condition";
import { seatFacts, ownersFact } from "../../explain/owners";
import { pictureOf, type Fact, type Item, type Picture, type Subject } from "../../explain/subject";
import { forPlayers, whyNot } from "../../explain/why";
import SeatMark from "../../ui/SeatMark.svelte";
import type {
  SeatInfo,
  WuerfelkoenigOpenCitizen as OpenCitizen,
  WuerfelkoenigView as View,
  WuerfelkoenigVillageStack as VillageStack,
} from "../../wire/types";
import { percent, t, type Phrase } from "../../words/words.svelte";
import { CITIZENS, CardBack, Scoundrel, VILLAGES } from "./art";
import { EFFECTS, citizenName, pointsShown } from "./names";
import { worth } from "./takes";

/** The table as its reader sees it. */
export interface Reading {
  view: View;
  seats: readonly SeatInfo[];
  mine: readonly number[];
  /** Whose kingdom a gain is counted for. */
  viewer: number;
}

function why({ view, seats, mine }: Reading, refusal: Phrase | null): string | undefined {
  return whyNot(refusal, { seats, mine, decides: view.phase === "over" ? null : view.player });
}

/** Why the dice cannot be kept or rolled now; none for the player whose turn it is, null for whoever only looks. */
export function diceWhy(table: Reading): string | null | undefined {
  return table.mine.length ? why(table, null) : null;
}

function ownedBy({ view, seats }: Reading, what: string): Fact {
  return ownersFact(
    seats,
    view.kingdoms.map(({ pile }) => pile.filter((card) => card.what === what).length),
  );
}

function drawn(what: string): Picture {
  return pictureOf(CITIZENS[what] ?? VILLAGES[what] ?? Scoundrel, {});
}

interface Chance {
  /** Null while it is being computed, undefined where nobody may know it. */
  chance: number | null | undefined;
  /** It is that of the dice kept. */
  kept: boolean;
}

/** A citizen of the row. */
export function citizen(table: Reading, { card, slot, refusal }: OpenCitizen, { chance, kept }: Chance): Subject {
  const { view } = table;
  if (!card) return { title: t("web-wk-citizens"), about: [] };
  const above = view.villages[slot - 1];
  const own = above?.value != null && above.id === card.village ? above : null;
  const facts: Fact[] = [
    { label: t("web-explain-points"), value: pointsOf(table, card) },
    {
      label: t("web-explain-asks"),
      value: conditionText(t, card.condition as Asked),
      picture: pictureOf(Condition, { condition: card.condition as Asked }),
    },
  ];
  if (card.village)
    facts.push({
      label: t("web-wk-fact-village"),
      value: own
        ? t("web-wk-fact-own", { village: { key: `wk-${own.id}` }, value: own.value ?? 0 })
        : t(`wk-${card.village}`),
    });
  const missing = why(table, refusal);
  const rollsLeft = view.roll < view.rolls;
  if (chance !== undefined && missing && rollsLeft)
    facts.push({
      label: t(kept ? "web-explain-chance-kept" : "web-explain-chance"),
      value: chance === null ? null : percent(chance),
    });
  facts.push(ownedBy(table, card.kind), {
    label: t("web-explain-unseen"),
    value: t("web-explain-of-cards", { count: view.unseen[card.kind] ?? 0, all: view.draw_pile }),
  });
  return {
    title: citizenName(card),
    picture: drawn(card.kind),
    about: [t(EFFECTS.has(card.kind) ? `web-wk-about-${card.kind}` : "web-wk-about-citizen")],
    facts,
    ...forPlayers(table, { missing, ready: missing ? undefined : t("web-wk-ready") }),
  };
}

function pointsOf({ view, viewer }: Reading, card: NonNullable<OpenCitizen["card"]>): string {
  if (card.points !== "fairy") return pointsShown(card.points);
  const fairies = view.kingdoms[viewer]?.pile.filter(({ what }) => what === card.kind).length ?? 0;
  return t("web-wk-fact-fairy", { points: worth(card, fairies) });
}

/** A stack of villages. */
export function village(table: Reading, { id, value, left }: VillageStack): Subject {
  return {
    title: t(`wk-${id}`),
    picture: drawn(id),
    about: [t("web-wk-about-village")],
    facts: [
      ...(value === null ? [] : [{ label: t("web-wk-fact-top"), value: t("points", { points: value }) }]),
      { label: t("web-wk-fact-left"), value: String(left) },
      ownedBy(table, id),
    ],
  };
}

/** The pile of penalties. */
export function penalties(table: Reading): Subject {
  const { penalty, penalties: below, penalty_refusal } = table.view;
  const missing = why(table, penalty_refusal);
  return {
    title: t("web-wk-penalty"),
    picture: drawn("penalty"),
    about: [t("web-wk-about-penalty")],
    facts: [
      ...(penalty === null ? [] : [{ label: t("web-wk-fact-open"), value: t("points", { points: penalty }) }]),
      { label: t("web-wk-fact-left"), value: String(penalty === null ? 0 : below + 1) },
      ownedBy(table, "penalty"),
    ],
    ...forPlayers(table, { missing, ready: missing ? undefined : t("web-wk-penalty-ready") }),
  };
}

/** The citizens still to come. */
export function drawPile({ view }: Reading): Subject {
  return {
    title: t("web-wk-draw-pile"),
    picture: pictureOf(CardBack, {}),
    about: [t("web-wk-about-draw-pile")],
    facts: [{ label: t("web-wk-fact-left"), value: String(view.draw_pile) }],
    items: Object.entries(view.unseen).map(([kind, count]) => ({
      name: `${count} × ${t(`wk-${kind}`)}`,
      picture: drawn(kind),
    })),
  };
}

/** A player's kingdom: the newest card first. */
export function kingdom({ view, seats }: Reading, seat: number): Subject {
  const owned = view.kingdoms[seat];
  const info = seats[seat];
  const facts = [...seatFacts(info), { label: t("web-explain-points"), value: pointsShown(owned?.points ?? 0) }];
  if (owned?.minus) facts.push({ label: t("web-wk-fact-minus"), value: pointsShown(-owned.minus) });
  return {
    title: t("web-wk-kingdom", { name: info?.name ?? "" }),
    picture: pictureOf(SeatMark, { seat, bot: info?.bot ?? null }),
    about: owned?.elf_on_top ? [t("web-wk-elf-on-top")] : owned?.pile.length ? [] : [t("web-wk-no-cards")],
    facts,
    items: (owned?.pile ?? []).toReversed().map(({ what, points }): Item => ({
      name: t(what === "penalty" ? "web-wk-penalty" : `wk-${what}`),
      picture: drawn(what),
      note: points === null ? pointsShown(points) : t("points", { points }),
    })),
  };
}

/** A die; null has not been rolled. */
export function diePicture(face: string | null): Picture {
  return face ? pictureOf(Die, { face }) : pictureOf(MiniDie, { body: "paper" as const });
}
