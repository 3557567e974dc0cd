// Words for the things of the board game.
import { conditionText, type Condition } from "../../dice/condition";
import { faceName } from "../../dice/faces";
import type {
  BrettspielCitizen,
  BrettspielMapField,
  BrettspielPair as Pair,
  BrettspielStack,
  SeatInfo,
} from "../../wire/types";
import { listed, percent, t } from "../../words/words.svelte";
import type { OnField, Theft, Way } from "./offers";

type Seats = readonly SeatInfo[];

function nameOf(seats: Seats, seat: number): string {
  return seats[seat]?.name ?? `P${seat + 1}`;
}

function gemOf(field: BrettspielMapField): string {
  return field.gem ?? "none";
}

/** A field with its landscape and what lies on it. */
export function fieldName(seats: Seats, field: BrettspielMapField): string {
  const state = field.owner !== null ? "owned" : field.fire ? "fire" : field.castle ? "neutral" : "free";
  return t("web-br-field", {
    field: field.id,
    landscape: { key: `br-${field.landscape}` },
    state,
    who: field.owner === null ? "" : nameOf(seats, field.owner),
    gem: gemOf(field),
  });
}

/** What an action on a field does. */
export function onFieldName(seats: Seats, field: BrettspielMapField, { type, fireOf }: OnField): string {
  const known = { field: field.id, landscape: { key: `br-${field.landscape}` }, gem: gemOf(field) };
  if (type === "tame") return t("br-offer-tame", known);
  if (type === "bully") return t("br-offer-bully", { ...known, who: nameOf(seats, field.owner ?? 0) });
  const place = t("br-offer-place", known);
  return fireOf === null ? place : `${place}, ${t("br-offer-fire", { who: nameOf(seats, fireOf) })}`;
}

/** The same where it is read rather than found by its name: the field is named by its landscape. */
export function onFieldSaid(seats: Seats, field: BrettspielMapField, { type, fireOf }: OnField): string {
  const known = { landscape: { key: `br-${field.landscape}` }, gem: gemOf(field) };
  const who = nameOf(seats, (type === "bully" ? field.owner : fireOf) ?? 0);
  const said = t(`web-br-say-${type}`, { ...known, who });
  return type === "place" && fireOf !== null ? `${said}, ${t("br-offer-fire", { who })}` : said;
}

/** What is stolen, and from whom. */
export function theftName(seats: Seats, { owner, loot }: Theft): string {
  const who = nameOf(seats, owner);
  if ("gem" in loot) return t("br-offer-steal-gem", { who, gem: loot.gem });
  return t("br-offer-steal-card", { who, joker: faceName(loot.joker) });
}

/** Two cards that act as a die: "red 6 twice", "red 6 with a superjoker". */
function pairName({ face, superjokers }: Pair): string {
  if (face === null) return t("web-br-pair-super");
  return t(superjokers ? "web-br-pair-mixed" : "web-br-pair", { face: faceName(face) });
}

/** Taking a citizen, with the cards it costs. */
export function wayName(kind: string, { pairs }: Way): string {
  const card = { key: `br-${kind}` };
  return pairs.length
    ? t("web-br-take-with", { card, pairs: listed(pairs.map(pairName)) })
    : t("web-br-take", { card });
}

/** What a citizen requires, easiest tier first. */
export function conditionsOf({ condition, tiers }: BrettspielCitizen): Condition[] {
  return (condition ? [condition] : (tiers ?? []).map((tier) => tier.condition)) as Condition[];
}

/** A citizen as read aloud: name, condition, effect, joker, how close it is, and its chance. */
export function citizenName(stack: BrettspielStack, chances: readonly number[]): string {
  const { card, kind } = stack;
  if (!card) return t("web-br-stack-empty", { card: { key: `br-${kind}` } });
  const state =
    stack.tier > 0 ? t("web-br-won") : stack.with_jokers > 0 ? t("web-br-by-jokers", { ways: stack.with_jokers }) : "";
  return [
    t(`br-${kind}`),
    conditionsOf(card)
      .map((condition) => conditionText(t, condition))
      .join(" / "),
    t(`br-effect-${card.effect}`),
    t("web-br-joker", { face: faceName(card.joker.colour + card.joker.number) }),
    state,
    chances.length ? t("web-br-chance", { chance: chances.map(percent).join(" / ") }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}
