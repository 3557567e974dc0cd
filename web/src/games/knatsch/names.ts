// Cards and results in words, with the same sentences as the terminal.
import type { KnatschCardView as CardView, KnatschRank as Rank } from "../../wire/types";
import { t } from "../../words/words.svelte";

/** A card's name. */
export function nameOf(card: CardView): string {
  return t(`kn-${card.sort ?? card.type}`);
}

/** A card's name with the dice it shows, or those that count instead. */
export function cardText(card: CardView, beat: Rank | null = card.rank): string {
  return beat ? `${nameOf(card)} (${beat.text})` : nameOf(card);
}

/** A result in words, including no result at all. */
export function rankText(rank: Rank): string {
  return rank.count ? rank.text : t("kn-nothing");
}

const COLOURS = ["red", "blue", "green", "yellow", "white", "black"];
const CARD_DICE = ["die1", "die2", "die3", "die4", "die5"];

/** What a special does; nothing for other cards. */
export function doesWhat(sort: string | null): string {
  if (!sort || COLOURS.includes(sort)) return "";
  return CARD_DICE.includes(sort) ? t("web-kn-does-card-die") : t(`web-kn-does-${sort}`);
}
