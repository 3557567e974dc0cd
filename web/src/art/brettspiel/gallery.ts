import { picture, type Picture } from "../picture";
import Bully from "./Bully.svelte";
import Landowner from "./Landowner.svelte";
import Merchant from "./Merchant.svelte";
import Tamer from "./Tamer.svelte";
import Thief from "./Thief.svelte";

export const pictures: Picture[] = [
  picture("merchant", Merchant, {}),
  picture("thief", Thief, {}),
  picture("tamer", Tamer, {}),
  picture("bully", Bully, {}),
  picture("landowner", Landowner, {}),
];
