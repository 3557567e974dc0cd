// What every thing on the table says about itself.
import ColourDie from "../../dice/ColourDie.svelte";
import type { Colour } from "../../dice/Sign.svelte";
import { seatFacts } from "../../explain/owners";
import { pictureOf, type Fact, type Subject } from "../../explain/subject";
import { forPlayers, whyNot } from "../../explain/why";
import type {
  SeatInfo,
  WuerfellandColourProgress as Progress,
  WuerfellandLand as Land,
  WuerfellandView as View,
} from "../../wire/types";
import { number, percent, t, type Phrase } from "../../words/words.svelte";
import Chest from "./art/Chest.svelte";
import Explorer from "./art/Explorer.svelte";
import FieldPicture from "./art/Field.svelte";
import { landOf } from "./art/Land.svelte";
import LandSmall from "./art/LandSmall.svelte";
import TreasureStar from "./art/TreasureStar.svelte";
import type { Field } from "./art/land";
import type { Group, Prospect } from "./dice";

/** The table as its reader sees it. */
export interface Reading {
  view: View;
  seats: readonly SeatInfo[];
  mine: readonly number[];
  /** Whose decision it is, or my own seat that may decide early; null: the game is over. */
  decides: number | null;
}

/** Refusals that name a field by its code, said of the field that is being explained. */
const HERE = new Set(["wl-refusal-far-area", "wl-refusal-loose"]);

function why(table: Reading, refusal: Phrase | null | undefined): string | undefined {
  const said = refusal && HERE.has(refusal.key) ? { ...refusal, key: `web-${refusal.key}` } : refusal;
  return whyNot(said ?? null, table);
}

function colourFact(one: Progress): Fact {
  return {
    label: t("web-wl-fact-colour"),
    value: t("web-wl-fact-crossed", { crossed: one.crossed, fields: one.fields }),
  };
}

function fitsFact({ room }: Progress): Fact {
  return { label: t("web-wl-fact-fits"), value: t("web-wl-fact-up-to", { room }) };
}

/** A field of somebody's land; `lit` if it can be crossed now. */
export function field(table: Reading, seat: number, { name, kind, colour, treasure }: Field, lit: boolean): Subject {
  if (kind !== "colour" || !colour)
    return {
      title: t(`web-wl-title-${kind}`),
      picture: pictureOf(FieldPicture, { of: kind === "start" ? ("start" as const) : ("obstacle" as const) }),
      about: [t(`web-wl-about-${kind}`)],
    };
  const land = table.view.lands[seat];
  const progress = land?.colours.find((one) => one.colour === colour);
  const crossed = land?.crossed.includes(name) ?? false;
  const within = progress?.places.some(({ free }) => free.includes(name)) ?? false;
  const missing = crossed ? t("web-wl-crossed") : lit ? undefined : whyNotCrossed(table, seat, progress, name);
  return {
    title: t(treasure ? "web-wl-title-treasure" : "web-wl-title-field", { colour: { key: `wl-${colour}` } }),
    picture: pictureOf(FieldPicture, { of: colour, treasure, crossed }),
    about: [t("web-wl-about-field"), ...(crossed || lit ? [] : reachable(table, seat, progress, name))],
    facts:
      land && progress ? [areaFact(land, name), colourFact(progress), ...(within ? [fitsFact(progress)] : [])] : [],
    ...forPlayers(table, { missing, ready: lit ? t("web-wl-field-ready") : undefined }),
  };
}

function areaFact({ rows, crossed }: Land, name: string): Fact {
  const fields = landOf(rows).areas.find((area) => area.fields.some((one) => one.name === name))?.fields ?? [];
  const done = fields.filter((one) => crossed.includes(one.name)).length;
  return {
    label: t("web-wl-fact-area"),
    value: t("web-wl-fact-crossed", { crossed: done, fields: fields.length }),
  };
}

/** Refusals that say why an area cannot be reached. */
const UNREACHED = new Set(["wl-refusal-far-area", "wl-refusal-begun"]);

/** Whether the next crosses of the colour can go into a field's area; why not, unless the refusal says so. */
function reachable(table: Reading, seat: number, progress: Progress | undefined, name: string): string[] {
  if (!progress) return [];
  if (progress.places.some(({ free }) => free.includes(name))) return [t("web-wl-reached")];
  if (whyNot(null, table) === undefined && UNREACHED.has(refusalOf(table, seat, progress, name)?.key ?? "")) return [];
  return [t(progress.places.some(({ begun }) => begun) ? "web-wl-begun-first" : "web-wl-unreached")];
}

function whyNotCrossed(table: Reading, seat: number, progress: Progress | undefined, name: string): string | undefined {
  // On another player's land there is nothing to cross anyway.
  return table.mine.includes(seat) ? why(table, refusalOf(table, seat, progress, name)) : undefined;
}

function refusalOf({ mine }: Reading, seat: number, progress: Progress | undefined, name: string): Phrase | undefined {
  const closed = progress?.closed.find(({ fields }) => fields.includes(name));
  return mine.includes(seat) ? (progress?.refusal ?? closed?.refusal) : undefined;
}

/** The chance that rolling on brings more of a colour: null while it is being computed, undefined if nobody may know. */
type Chance = number | null | undefined;

/** Dice of one colour that lie on the table. */
export function group(table: Reading, seat: number, { colour, count }: Group, open: boolean, more: Chance): Subject {
  const progress = table.view.lands[seat]?.colours.find((one) => one.colour === colour);
  const facts: Fact[] = progress ? [fitsFact(progress), colourFact(progress)] : [];
  if (more !== undefined) facts.push({ label: t("web-wl-fact-more"), value: more === null ? null : percent(more) });
  const over = progress && count > progress.room;
  const room = progress?.room ?? 0;
  const known = { dice: count, colour: { key: `wl-${colour}` }, room };
  const tooMany = room ? t("wl-refusal-overrolled", known) : t("wl-refusal-unreachable", known);
  return {
    title: t("web-wl-dice", { count, colour: { key: `wl-${colour}` } }),
    picture: pictureOf(ColourDie, { colour }),
    about: [t("web-wl-about-dice")],
    facts,
    ...forPlayers(table, {
      missing: over ? tooMany : open ? undefined : why(table, progress?.refusal),
      ready: open && !over ? t("web-wl-dice-ready") : undefined,
    }),
  };
}

/** The odds of rolling on in a colour; dice struck out there are more than fit. */
export function prospects(colour: Colour, shown: readonly Prospect[], room: number): Subject {
  return {
    title: t("web-wl-prospects", { colour: { key: `wl-${colour}` } }),
    picture: pictureOf(ColourDie, { colour }),
    about: [],
    facts: shown.map(({ count, chance }) => ({
      label: t("wl-target-exactly", { dice: count, colour: { key: `wl-${colour}` } }),
      value: count > room ? `${percent(chance)}, ${t("web-wl-overrolled")}` : percent(chance),
    })),
  };
}

/** The dice set aside. */
export function aside(table: Reading, seat: number, colour: Colour, count: number): Subject {
  const { view, seats, mine } = table;
  /** The one whose dice they are, if that is somebody else: then none of them fits my land. */
  const theirs = view.active != null && !mine.includes(view.active) ? seats[view.active] : undefined;
  const progress = theirs ? undefined : view.lands[seat]?.colours.find((one) => one.colour === colour);
  const facts: Fact[] = progress ? [fitsFact(progress), colourFact(progress)] : [];
  if (view.miss !== null) facts.push({ label: t("web-wl-fact-miss"), value: percent(view.miss) });
  return {
    title: t("web-wl-aside", { count, colour: { key: `wl-${colour}` } }),
    picture: pictureOf(ColourDie, { colour }),
    about: [theirs ? t("web-wl-about-aside-theirs", { who: theirs.name ?? "" }) : t("web-wl-about-aside")],
    facts,
  };
}

/** The dice that are rolled next. */
export function waiting(table: Reading, count: number): Subject {
  return {
    title: t("web-wl-to-roll", { count }),
    picture: pictureOf(ColourDie, {}),
    about: [t("web-wl-about-waiting")],
    ...forPlayers(table, { missing: why(table, null) }),
  };
}

/** A roll for a treasure. */
export function chest(): Subject {
  return {
    title: t("web-wl-title-chest"),
    picture: pictureOf(Chest, { open: true }),
    about: [t("web-wl-about-chest")],
  };
}

/** One of the six colours of a land. */
export function colour(table: Reading, one: Progress): Subject {
  return {
    title: t(`wl-${one.colour}`),
    picture: pictureOf(FieldPicture, { of: one.colour }),
    about: [t("web-wl-about-colour", { goal: table.view.goal })],
    facts: [
      colourFact(one),
      { label: t("web-wl-fact-treasures"), value: number(one.treasures) },
      fitsFact(one),
      ...everybody(table, (land) => {
        const theirs = land.colours.find(({ colour }) => colour === one.colour);
        return theirs ? t("web-wl-fact-crossed", { crossed: theirs.crossed, fields: theirs.fields }) : "";
      }),
    ],
  };
}

function everybody({ view, seats }: Reading, told: (land: Land) => string): Fact[] {
  return view.lands.map((land, seat) => ({ label: seats[seat]?.name ?? "", value: told(land) }));
}

/** The treasures. */
export function treasures(table: Reading): Subject {
  const { goal, round } = table.view;
  return {
    title: t("web-wl-fact-treasures"),
    picture: pictureOf(TreasureStar, { found: true }),
    about: [t("web-wl-about-treasures", { goal })],
    facts: [
      ...everybody(table, ({ treasures }) => t("web-wl-fact-found", { found: treasures, goal })),
      { label: t("web-wl-fact-round"), value: number(round) },
    ],
  };
}

/** A player. */
export function player({ view, seats }: Reading, seat: number): Subject {
  const land = view.lands[seat];
  const title = seats[seat]?.name ?? "";
  const picture = pictureOf(Explorer, { seat });
  const about = [t("web-wl-about-player", { goal: view.goal })];
  if (!land) return { title, picture, about };
  const best = land.colours[land.best];
  return {
    title,
    picture,
    about,
    facts: [
      ...seatFacts(seats[seat]),
      { label: t("web-wl-fact-treasures"), value: t("web-wl-fact-found", { found: land.treasures, goal: view.goal }) },
      ...(best
        ? [
            {
              label: t("web-wl-fact-best"),
              value: `${t(`wl-${best.colour}`)}: ${t("web-wl-fact-crossed", { crossed: best.crossed, fields: best.fields })}`,
            },
          ]
        : []),
      { label: t("web-wl-fact-crosses"), value: number(land.crossed.length - 1) },
      { label: t("web-wl-fact-owed"), value: number(land.owed) },
      { label: t("web-wl-fact-board"), value: land.board },
    ],
  };
}

/** A board that may be chosen. */
export function board(table: Reading, name: string, rows: readonly string[], open: boolean): Subject {
  return {
    title: t("wl-board", { board: name }),
    picture: pictureOf(LandSmall, { board: name, rows }),
    about: [t("web-wl-about-board")],
    ...forPlayers(table, { missing: open ? undefined : why(table, null) }),
  };
}
