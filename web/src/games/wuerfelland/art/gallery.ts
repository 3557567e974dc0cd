import ColourDie from "../../../dice/ColourDie.svelte";
import { picture, type Picture } from "../../../art/picture";
import Chest from "./Chest.svelte";
import Explorer from "./Explorer.svelte";
import Field from "./Field.svelte";
import Land from "./Land.svelte";
import { COLOURS } from "./land";
import Scene from "./Scene.svelte";
import TreasureStar from "./TreasureStar.svelte";

const ROWS = [
  "YYYGGBBOyYGGgO",
  "YYGGBBYOYYrGOO",
  "YARGbBYYOOORAA",
  "A#RRGgGSBBRA#B",
  "AAARrAAARBBAaB",
  "AbBROARRROOGGB",
  "RRBBOyYYR#OoGG",
  "RRBoOYYaAAOOGG",
];
const CROSSED = ["h4", "g4", "f4", "e4", "e3", "f3", "f2", "i4", "j4", "i5", "h6", "g6", "k3", "k2"];

export const pictures: Picture[] = [
  picture("scene", Scene, {}),
  ...[0, 1, 2, 3].map((seat) => picture(`explorer ${seat + 1}`, Explorer, { seat })),
  picture("land 1A", Land, { board: "1A", rows: ROWS, crossed: CROSSED }),
  picture("land 2A, tall", Land, { board: "2A", rows: ROWS, crossed: CROSSED, tall: true }),
  picture("land 3A", Land, { board: "3A", rows: ROWS }),
  picture("land 4A", Land, { board: "4A", rows: ROWS }),
  ...COLOURS.map((colour) => picture(`die ${colour}`, ColourDie, { colour })),
  ...COLOURS.map((colour) => picture(`field ${colour}`, Field, { of: colour })),
  ...COLOURS.map((colour) => picture(`treasure ${colour}`, Field, { of: colour, treasure: true })),
  ...COLOURS.map((colour) => picture(`crossed ${colour}`, Field, { of: colour, crossed: true })),
  picture("treasure found", Field, { of: "red" as const, treasure: true, crossed: true }),
  picture("start", Field, { of: "start" as const }),
  ...[0, 1, 2, 3].map((place) => picture(`obstacle ${place}`, Field, { of: "obstacle" as const, place })),
  picture("chest", Chest, {}),
  picture("chest open", Chest, { open: true }),
  picture("treasure star", TreasureStar, {}),
];
