// What the bots' characters look like: a few pieces of paper each, put together by Face.svelte.

type Hair = "short" | "bob" | "long" | "curls" | "braids" | "none";
type Eyes = "open" | "sleepy" | "sly" | "glasses" | "laughing";
type Mouth = "smile" | "grin" | "calm" | "oh" | "smirk";
type Extra = "freckles" | "moustache" | "beard" | "goatee" | "monocle" | "gap" | "scar";
type Hat = "crown" | "beret" | "hood" | "helmet" | "pointed" | "circlet";

export interface Look {
  hat: Hat;
  /** Clothes, and what the hat is trimmed with: a token of the palette. */
  cloth: string;
  skin: string;
  hair: readonly [Hair, string];
  eyes: Eyes;
  mouth: Mouth;
  extra?: Extra;
}

const PALE = "#f6d7b8";
const FAIR = "#f1c9a0";
const OLIVE = "#d9a36f";
const DARK = "#9a6238";
const BLACK = "#35302c";
const BROWN = "#6b4526";
const RED = "#b8542a";
const BLOND = "#e2b04a";
const GREY = "#a8a29a";
const WHITE = "#ece6da";

function look(
  hat: Hat,
  cloth: string,
  skin: string,
  hair: readonly [Hair, string],
  eyes: Eyes,
  mouth: Mouth,
  extra?: Extra,
): Look {
  return { hat, cloth, skin, hair, eyes, mouth, ...(extra ? { extra } : {}) };
}

/** Every character by its id; bots of earlier levels share their level's look. */
export const LOOKS: Readonly<Record<string, Look>> = {
  pip: look("crown", "red", FAIR, ["short", RED], "open", "oh", "freckles"),
  lottie: look("crown", "violet", PALE, ["braids", BLOND], "open", "smile"),
  benny: look("crown", "teal", DARK, ["curls", BLACK], "sleepy", "calm"),
  mimi: look("crown", "orange", OLIVE, ["bob", BLACK], "laughing", "smile"),
  teddy: look("crown", "blue", PALE, ["short", BLOND], "glasses", "grin", "gap"),
  rosie: look("crown", "green", FAIR, ["curls", RED], "laughing", "grin", "freckles"),

  jasper: look("beret", "blue", FAIR, ["short", BROWN], "open", "smile"),
  clara: look("beret", "red", DARK, ["braids", BLACK], "open", "calm"),
  toby: look("beret", "green", PALE, ["curls", RED], "open", "oh", "freckles"),
  agnes: look("beret", "violet", OLIVE, ["bob", BROWN], "glasses", "smile"),
  felix: look("beret", "orange", FAIR, ["short", BLACK], "sly", "oh"),
  lucy: look("beret", "teal", PALE, ["long", BLOND], "laughing", "smirk"),

  martin: look("hood", "brown", FAIR, ["short", BROWN], "open", "calm"),
  bridget: look("hood", "red", PALE, ["braids", RED], "sly", "grin"),
  conrad: look("hood", "blue", OLIVE, ["short", BLACK], "sleepy", "calm", "goatee"),
  edith: look("hood", "violet", FAIR, ["bob", GREY], "sly", "smirk"),
  lawrence: look("hood", "green", DARK, ["short", BLACK], "open", "smile", "moustache"),
  helen: look("hood", "yellow", OLIVE, ["long", BROWN], "open", "smile"),

  gerald: look("helmet", "red", FAIR, ["none", GREY], "open", "calm", "moustache"),
  beatrice: look("helmet", "blue", DARK, ["braids", BLACK], "sly", "calm"),
  roland: look("helmet", "yellow", OLIVE, ["short", BROWN], "open", "grin", "scar"),
  matilda: look("helmet", "violet", PALE, ["long", BLOND], "sleepy", "calm"),
  george: look("helmet", "green", PALE, ["short", RED], "sly", "smirk", "moustache"),
  ursula: look("helmet", "orange", FAIR, ["bob", GREY], "open", "smile", "scar"),

  ambrose: look("pointed", "blue", FAIR, ["long", WHITE], "glasses", "calm", "beard"),
  sibyl: look("circlet", "violet", DARK, ["long", BLACK], "sleepy", "smile"),
  balthazar: look("pointed", "red", DARK, ["none", WHITE], "sleepy", "calm", "beard"),
  cordelia: look("circlet", "teal", PALE, ["long", GREY], "sly", "calm", "monocle"),
  erasmus: look("pointed", "green", OLIVE, ["short", GREY], "glasses", "smirk", "goatee"),
  philippa: look("circlet", "orange", OLIVE, ["bob", BROWN], "open", "smile"),

  apprentice: look("beret", "brown", PALE, ["short", BROWN], "open", "oh"),
  knight: look("helmet", "grey", FAIR, ["none", BROWN], "open", "calm"),
  king: look("crown", "red", FAIR, ["long", WHITE], "open", "calm", "beard"),
  solver: look("pointed", "violet", FAIR, ["long", WHITE], "sleepy", "calm", "beard"),
};
