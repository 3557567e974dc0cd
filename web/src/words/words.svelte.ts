// The words of the page: the same Fluent catalogues as in the terminal, loaded on demand.
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { FluentFunction, FluentVariable } from "@fluent/bundle";
import { LANGUAGES, type Language } from "../shell/settings.svelte";
import { formatted } from "./formats";
import { article } from "./hungarian";

const files = import.meta.glob<string>(
  ["../../../src/wuerfelreich/words/**/*.ftl", "!../../../src/wuerfelreich/words/**/title.ftl"],
  { query: "?raw", import: "default" },
);
// Two lines for each game: the front page needs them all.
const titles = import.meta.glob<string>("../../../src/wuerfelreich/words/*/catalogues/*/title.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Catalogues that every page needs; a game's own are in that game's folder. */
const EVERYWHERE = ["common", "tables", "web"].map((name) => `catalogues/<language>/${name}`);

/** A number in a sentence, with a minus sign where the language's own format has a hyphen. */
class SignedNumber extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return withMinus(super.toString(...scope));
  }
}

function withMinus(formatted: string): string {
  return formatted.replace("-", "−");
}

/** The name of a thing, as a catalogue key. */
interface Name {
  key: string;
}
export type Args = Record<string, number | string | Name>;
/** A message key with its arguments, as the server sends it. */
export interface Phrase {
  key: string;
  args?: Args;
}

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- `fresh` below signals that words have arrived
const learned = new Set(EVERYWHERE);
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- the same
const bundles = new Map<Language, { bundle: FluentBundle; has: Set<string> }>();
let spoken = $state<Language>("en");
/** Incremented when words have arrived, so that sentences are formatted again. */
let fresh = $state(0);

/** The Hungarian article before a number. */
const ARTICLE: FluentFunction = ([number]) => article(Number(number?.valueOf()));

/** A language's bundle with the titles of all games, and nothing else yet. */
function begin(language: Language): { bundle: FluentBundle; has: Set<string> } {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { ARTICLE } });
  for (const [path, source] of Object.entries(titles)) {
    if (path.endsWith(`/${language}/title.ftl`)) bundle.addResource(new FluentResource(source));
  }
  return { bundle, has: new Set() };
}

async function load(language: Language): Promise<void> {
  const known = bundles.get(language) ?? begin(language);
  bundles.set(language, known);
  const wanted = [...learned].filter((name) => !known.has.has(name));
  for (const name of wanted) known.has.add(name);
  await Promise.all(
    wanted.map(async (name) => {
      const read = files[`../../../src/wuerfelreich/words/${name.replace("<language>", language)}.ftl`];
      if (read) known.bundle.addResource(new FluentResource(await read()));
    }),
  );
}

/** The language that a visitor most likely wants. */
export function guessLanguage(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const found = LANGUAGES.find((language) => one.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

/** The page's current language. */
export function language(): Language {
  return spoken;
}

/** Switches the language; the page changes once its words are loaded. */
export async function speak(wanted: Language): Promise<void> {
  await load(wanted);
  spoken = wanted;
  fresh += 1;
  document.documentElement.lang = wanted;
}

/** Loads the words of a game. */
export async function learn(game: string): Promise<void> {
  learned.add(`${game}/catalogues/<language>/game`);
  learned.add(`${game}/catalogues/<language>/web`);
  await load(spoken);
  fresh += 1;
}

/** Loads the words about the bots: their names, their temperaments and what their levels are. */
export async function learnBots(): Promise<void> {
  learned.add("catalogues/<language>/characters");
  await load(spoken);
  fresh += 1;
}

/** Loads the words that a review shares with the one in the terminal. */
export async function learnReview(): Promise<void> {
  learned.add("catalogues/<language>/review");
  await load(spoken);
  fresh += 1;
}

/** Loads the words of statistics. */
export async function learnStatistics(): Promise<void> {
  learned.add("catalogues/<language>/statistics");
  await load(spoken);
  fresh += 1;
}

/** Loads the words of the page for programs. */
export async function learnPrograms(): Promise<void> {
  learned.add("catalogues/<language>/programs");
  await load(spoken);
  fresh += 1;
}

/** Loads the words about groups of tables with the same dice. */
export async function learnDuplicate(): Promise<void> {
  learned.add("catalogues/<language>/duplicate");
  await load(spoken);
  fresh += 1;
}

/** The sentence for a key. A missing key is shown as it is; a test makes sure that none is missing. */
export function t(key: string, args: Args = {}): string {
  void fresh;
  const bundle = bundles.get(spoken)?.bundle;
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return key;
  const filled: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === "object") filled[name] = t(value.key);
    else filled[name] = typeof value === "number" ? new SignedNumber(value) : value;
  }
  return bundle.formatPattern(message.value, filled);
}

/** The sentence for a phrase. */
export function say(phrase: Phrase): string {
  return t(phrase.key, phrase.args);
}

/** A number in the language's own style, with at most one decimal, or at most so many. */
export function number(value: number, digits = 1): string {
  return withMinus(formatted(value, spoken, "decimal", digits));
}

/** A change of points: +4 or −4. */
export function signed(points: number): string {
  return points > 0 ? `+${number(points)}` : number(points);
}

/** A chance as a percentage in the language's own style, as `percent` writes it in Python; with one decimal where it is
 * small or nearly certain. */
export function percent(chance: number): string {
  const digits = chance > 0 && chance < 1 && (chance < 0.1 || chance > 0.99) ? 1 : 0;
  return formatted(chance, spoken, "percent", digits).replace(/\s(?=%)/, "\u202f");
}

/** A day and a time in the language's own style. */
export function dateAndTime(at: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "long", timeStyle: "short" }).format(at);
}

/** A time of today, or with its day. */
export function timeOrDate(at: number): string {
  if (day(at) !== day(Date.now())) return dateAndTime(at);
  return new Intl.DateTimeFormat(locale(), { timeStyle: "short" }).format(at);
}

/** The day of a time, in the language's own style. */
export function day(time: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(time);
}

/** The language, with British dates. */
function locale(): string {
  return spoken === "en" ? "en-GB" : spoken;
}

/** `a, b and c`. */
export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(spoken, { type: "conjunction" }).format(parts);
}
