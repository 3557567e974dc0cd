import { picture, type Picture } from "../../../art/picture";
import Bully from "./Bully.svelte";
import DragonFire from "./DragonFire.svelte";
import Gem from "./Gem.svelte";
import Landowner from "./Landowner.svelte";
import { LANDSCAPES } from "./landscapes";
import Marker from "./Marker.svelte";
import Merchant from "./Merchant.svelte";
import Scene from "./Scene.svelte";
import Superjoker from "./Superjoker.svelte";
import Tamer from "./Tamer.svelte";
import Thief from "./Thief.svelte";
import Tile from "./Tile.svelte";

export const pictures: Picture[] = [
  picture("scene", Scene, {}),
  picture("merchant", Merchant, {}),
  picture("thief", Thief, {}),
  picture("tamer", Tamer, {}),
  picture("bully", Bully, {}),
  picture("landowner", Landowner, {}),
  picture("dragon fire", DragonFire, {}),
  picture("superjoker", Superjoker, {}),
  picture("golden gem", Gem, { kind: "gold" as const }),
  picture("white gem", Gem, { kind: "white" as const }),
  ...[0, 1, 2, 3].map((seat) => picture(`marker ${seat + 1}`, Marker, { seat })),
  ...Object.keys(LANDSCAPES).map((landscape) => picture(landscape, Tile, { landscape })),
  ...[0, 1, 2, 3, null].map((seat) => picture(`castle ${seat}`, Tile, { landscape: "meadow", castle: true, seat })),
];
