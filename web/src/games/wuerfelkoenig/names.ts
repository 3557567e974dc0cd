// Cards in words: for screen readers, and to say what an action does.
import { conditionText, type Condition } from "../../dice/condition";
import type {
  SeatInfo,
  WuerfelkoenigCitizen as Citizen,
  WuerfelkoenigView as View,
  WuerfelkoenigVillageStack as VillageStack,
} from "../../wire/types";
import { number, percent, t } from "../../words/words.svelte";
import { broughtSlot, type Take } from "./takes";

export const EFFECTS = new Set(["arrogant_elf", "talented_apprentice", "busy_fairy", "hypnotist", "dragon"]);

/** The points of a citizen as a card shows them. */
export function pointsShown(points: number | "fairy" | null): string {
  if (typeof points !== "number") return "n²";
  return number(points);
}

export function citizenName(card: Citizen): string {
  return t(`wk-${card.kind}`);
}

/** What the dice must show, in words. */
function wish(card: Citizen): string {
  return conditionText(t, card.condition as Condition);
}

/** A citizen with everything its card shows. */
export function citizenSpoken(
  card: Citizen,
  village: VillageStack | undefined,
  fulfilled: boolean,
  chance: number | null,
): string {
  const parts = [citizenName(card)];
  if (typeof card.points === "number") parts.push(t("points", { points: card.points }));
  if (EFFECTS.has(card.kind)) parts.push(t(`web-wk-effect-${card.kind}`));
  parts.push(t("web-wk-wish", { wish: wish(card) }));
  if (village?.value != null && village.id === card.village)
    parts.push(t("web-wk-own-village", { village: { key: `wk-${village.id}` }, value: village.value }));
  if (fulfilled) parts.push(t("web-wk-convinced"));
  else if (chance !== null) parts.push(t("web-wk-chance", { chance: percent(chance) }));
  return parts.join(", ");
}

/** A village with what is left of its stack. */
export function villageSpoken({ id, value, left }: VillageStack): string {
  const village = t(`wk-${id}`);
  return value === null ? t("web-wk-village-empty", { village }) : t("web-wk-village", { village, value, left });
}

/** A citizen with its points as the object of a sentence, as in the terminal's menu. */
function cardText(card: Citizen): string {
  return `${t(`wk-acc-${card.kind}`)} (${typeof card.points === "number" && card.points > 0 ? "+" : ""}${pointsShown(card.points)})`;
}

/** What a take does. */
export function takeText(view: View, seats: readonly SeatInfo[], take: Take): string {
  const card = view.row[take.slot]?.card;
  const parts = [t("wk-offer-take", { card: card ? cardText(card) : "" })];
  const at = broughtSlot(take);
  const beside = view.row[at]?.card;
  if (take.bonus && beside) parts.push(t("wk-offer-bonus", { card: cardText(beside) }));
  const village = view.villages[at];
  if (take.village && village)
    parts.push(
      t("wk-offer-village", {
        village: { key: `wk-acc-${village.id}` },
        value: village.value ?? 0,
        ends: village.left === 1 ? "yes" : "no",
      }),
    );
  if (take.to !== null) parts.push(t("wk-offer-give", { who: seats[take.to]?.name ?? "" }));
  return parts.join(", ");
}
