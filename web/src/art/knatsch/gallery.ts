// All pictures of Knatsch.
import { picture, type Picture } from "../picture";
import BlackCastle from "./BlackCastle.svelte";
import BlueCastle from "./BlueCastle.svelte";
import GreenCastle from "./GreenCastle.svelte";
import RedCastle from "./RedCastle.svelte";
import WhiteCastle from "./WhiteCastle.svelte";
import YellowCastle from "./YellowCastle.svelte";

export const pictures: Picture[] = [
  picture("red castle", RedCastle, {}),
  picture("blue castle", BlueCastle, {}),
  picture("green castle", GreenCastle, {}),
  picture("yellow castle", YellowCastle, {}),
  picture("white castle", WhiteCastle, {}),
  picture("black castle", BlackCastle, {}),
];
