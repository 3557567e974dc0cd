// What every thing on the table says about itself.
import Condition from "../../dice/Condition.svelte";
import Die from "../../dice/Die.svelte";
import MiniDie from "../../dice/MiniDie.svelte";
import { conditionText } from "../../dice/condition";
import { faceName, readFace } from "../../dice/faces";
import { seatFacts, ownersFact } from "../../explain/owners";
import { pictureOf, type Fact, type Item, type Picture, type Subject } from "../../explain/subject";
import { forPlayers, whyNot } from "../../explain/why";
import type {
  BrettspielMapField as MapField,
  BrettspielStack as Stack,
  BrettspielView as View,
  SeatInfo,
} from "../../wire/types";
import { number, percent, t, type Phrase } from "../../words/words.svelte";
import { CITIZENS, DragonFire, Gem, Marker, Superjoker, Tile } from "./art";
import { conditionsOf } from "./words";

/** The table as its reader sees it. */
export interface Reading {
  view: View;
  seats: readonly SeatInfo[];
  mine: readonly number[];
}

/** Refusals that name a field by its code, said of the field that is being explained. */
const HERE = new Set([
  "br-refusal-landscape",
  "br-refusal-covered",
  "br-refusal-field-without-fire",
  "br-refusal-own-marker",
  "br-refusal-not-nearest",
  "br-refusal-field-without-marker",
]);

function why({ view, seats, mine }: Reading, refusal: Phrase | null): string | undefined {
  const said = refusal && HERE.has(refusal.key) ? { ...refusal, key: `web-${refusal.key}` } : refusal;
  return whyNot(said, { seats, mine, decides: view.phase === "over" ? null : view.player });
}

/** Why the dice cannot be kept or rolled now; none for the player whose turn it is, null for whoever only looks. */
export function diceWhy(table: Reading): string | null | undefined {
  return table.mine.length ? why(table, null) : null;
}

/** The chances of a citizen's tiers: null while they are being computed, undefined where nobody may know them. */
interface Chance {
  chances: readonly number[] | null | undefined;
  kept: boolean;
}

/** The open citizen of a stack. */
export function citizen(table: Reading, stack: Stack, { chances, kept }: Chance): Subject {
  const { card, kind, below, refusal, tier, with_jokers } = stack;
  const Figure = CITIZENS[kind];
  const title = t(`br-${kind}`);
  const picture = Figure && pictureOf(Figure, {});
  if (!card) return { title, picture, about: [t("web-br-about-empty")] };
  const conditions = conditionsOf(card);
  const missing = why(table, refusal);
  const facts: Fact[] = conditions.map((condition, at) => ({
    label: conditions.length > 1 ? t("web-br-fact-tier", { tiles: at + 1 }) : t("web-explain-asks"),
    value: conditionText(t, condition),
    picture: pictureOf(Condition, { condition }),
  }));
  // Nothing is rolled while an effect is being carried out: there are no chances then.
  if (chances !== undefined && chances?.length !== 0 && tier < conditions.length)
    facts.push({
      label: t(kept ? "web-explain-chance-kept" : "web-explain-chance"),
      value: chances === null ? null : chances.map(percent).join(" / "),
    });
  const joker = card.joker.colour + card.joker.number;
  facts.push(
    { label: t("web-br-fact-joker"), value: faceName(joker), picture: dieSign(joker) },
    { label: t("web-br-fact-below"), value: number(below) },
  );
  const ready = missing
    ? with_jokers && !whyElse(table)
      ? t("web-br-by-jokers", { ways: with_jokers })
      : undefined
    : t("web-br-ready");
  return { title, picture, about: [t(`web-br-about-${card.effect}`)], facts, ...forPlayers(table, { missing, ready }) };
}

/** Whether somebody else decides, or nobody. */
function whyElse(table: Reading): boolean {
  return why(table, null) !== undefined;
}

function dieSign(face: string): Picture {
  const { colour, number } = readFace(face);
  return pictureOf(MiniDie, { body: colour, number });
}

/** A field of the map. */
export function field(table: Reading, field: MapField): Subject {
  const { view, seats } = table;
  const tiles = view.supply.pool.find(({ landscape }) => landscape === field.landscape);
  const state = field.owner !== null ? "owned" : field.fire ? "fire" : field.castle ? "neutral" : "free";
  const facts: Fact[] = [];
  const lies: "gold" | "white" | null = field.gem === "gold" || field.gem === "white" ? field.gem : null;
  if (lies)
    facts.push({
      label: t("web-br-fact-gem"),
      value: t("points", { points: lies === "gold" ? view.scoring.golden_gem : view.scoring.white_gem }),
      picture: pictureOf(Gem, { kind: lies }),
    });
  if (field.owner !== null)
    facts.push({ label: t("web-br-fact-area"), value: number(view.kingdoms[field.owner]?.largest_area ?? 0) });
  if (state === "free")
    facts.push({
      label: t("web-br-fact-tiles"),
      value: tiles
        ? [
            tiles.known ? t("web-br-known", { known: tiles.known }) : "",
            tiles.unseen ? t("web-br-unseen", { unseen: tiles.unseen }) : "",
          ]
            .filter(Boolean)
            .join(", ")
        : t("web-br-fact-none"),
    });
  const asked = ["place", "tame", "bully"].includes(view.phase);
  const missing = asked && !field.choice ? why(table, field.refusal) : undefined;
  return {
    title: t(`br-${field.landscape}`),
    picture: pictureOf(Tile, { landscape: field.landscape }),
    about: [t(`web-br-about-field-${state}`, { who: seats[field.owner ?? -1]?.name ?? "" })],
    facts,
    ...forPlayers(table, {
      missing,
      ready: field.choice && !whyElse(table) ? t("web-br-field-ready") : undefined,
    }),
  };
}

/** A tile that was drawn. */
export function drawnTile(landscape: string): Subject {
  return {
    title: t(`br-${landscape}`),
    picture: pictureOf(Tile, { landscape }),
    about: [t("web-br-about-drawn")],
  };
}

/** What lies beside the map. */
export function supply({ view: { supply: lies } }: Reading): Subject {
  const pool = [...lies.pool].sort((a, b) => b.known - a.known);
  return {
    title: t("web-br-supply-title"),
    about: [t("web-br-about-supply"), t("web-br-pool")],
    facts: [
      { label: t("web-br-fact-supply"), value: number(lies.tiles) },
      { label: t("web-br-fact-gold"), value: number(lies.gold) },
      { label: t("web-br-fact-white"), value: number(lies.white) },
      { label: t("web-br-fact-fires"), value: number(lies.fires) },
    ],
    items: pool.map(({ landscape, known, unseen }): Item => ({
      name: t(`br-${landscape}`),
      picture: pictureOf(Tile, { landscape }),
      note: [known ? t("web-br-known", { known }) : "", unseen ? t("web-br-unseen", { unseen }) : ""]
        .filter(Boolean)
        .join(", "),
    })),
  };
}

/** What a player owns. */
export function kingdom({ view, seats }: Reading, seat: number): Subject {
  const owned = view.kingdoms[seat];
  const title = seats[seat]?.name ?? "";
  const picture = pictureOf(Marker, { seat });
  if (!owned) return { title, picture, about: [] };
  const { scoring } = view;
  const each = (key: string, count: number, points: number): Fact => ({
    label: t(key),
    value: count ? t("web-br-fact-each", { count, points }) : number(0),
  });
  const facts = [
    { label: t("web-explain-points"), value: number(owned.points) },
    each("web-br-fact-area", owned.largest_area, scoring.largest_area_field),
    each("web-br-fact-others", owned.fields - owned.largest_area, scoring.other_field),
    each("web-br-fact-gold", owned.gold, scoring.golden_gem),
    each("web-br-fact-white", owned.white, scoring.white_gem),
    {
      label: t("web-br-fact-fires"),
      value: t("web-br-fact-most", { count: owned.fires, points: scoring.most_dragon_fires }),
    },
  ];
  return {
    title,
    picture,
    about: [t("web-br-markers-left", { markers: owned.markers_left })],
    facts: [...seatFacts(seats[seat]), ...facts],
    items: cardsOf(owned),
  };
}

function cardsOf({ jokers, superjokers }: View["kingdoms"][number]): Item[] {
  const faces = [...new Set(jokers)];
  return [
    ...faces.map((face) => {
      const count = jokers.filter((one) => one === face).length;
      return { name: faceName(face), picture: dieSign(face), note: count > 1 ? `${count} ×` : undefined };
    }),
    ...(superjokers
      ? [{ name: t("web-br-superjokers", { count: superjokers }), picture: pictureOf(Superjoker, {}) }]
      : []),
  ];
}

/** A player's cards, and what they are good for. */
export function hand({ view, seats }: Reading, seat: number): Subject {
  const owned = view.kingdoms[seat];
  return {
    title: t("web-br-hand"),
    about: [t("web-br-about-joker")],
    facts: [
      ownersFact(
        seats,
        view.kingdoms.map(({ jokers, superjokers }) => jokers.length + superjokers),
      ),
    ],
    items: owned ? cardsOf(owned) : [],
  };
}

/** A card that can be stolen, or is discarded: its joker. */
export function joker(face: string): Subject {
  return { title: faceName(face), picture: dieSign(face), about: [t("web-br-about-joker")] };
}

/** A gem. */
export function gem({ view, seats }: Reading, kind: "gold" | "white"): Subject {
  const points = kind === "gold" ? view.scoring.golden_gem : view.scoring.white_gem;
  return {
    title: t(`br-score-${kind}`, { count: 1 }),
    picture: pictureOf(Gem, { kind }),
    about: [t("web-br-about-gem")],
    facts: [
      { label: t("web-explain-points"), value: number(points) },
      ownersFact(
        seats,
        view.kingdoms.map((owned) => owned[kind]),
      ),
    ],
  };
}

/** Both thieves look alike. */
export const LIKE: Record<string, string> = { thief_of_cards: "thief", thief_of_gems: "thief" };

/** The citizen whose effect is being carried out. */
export function effect(effect: string): Subject {
  const kind = LIKE[effect] ?? effect;
  const Figure = CITIZENS[kind];
  if (effect === "alarm" || !Figure)
    return {
      title: t("web-br-alarm"),
      picture: pictureOf(DragonFire, {}),
      about: [t("web-br-about-alarm")],
    };
  return { title: t(`br-${kind}`), picture: pictureOf(Figure, {}), about: [t(`web-br-about-${effect}`)] };
}

/** A die; null is in the hand. */
export function diePicture(face: string | null): Picture {
  return face === null ? pictureOf(MiniDie, { body: "paper" as const }) : pictureOf(Die, { face });
}
