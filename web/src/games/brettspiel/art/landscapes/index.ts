import type { Component } from "svelte";
import Caves from "./Caves.svelte";
import Coast from "./Coast.svelte";
import Desert from "./Desert.svelte";
import Farmland from "./Farmland.svelte";
import FirForest from "./FirForest.svelte";
import Floodplain from "./Floodplain.svelte";
import FlowerField from "./FlowerField.svelte";
import GemQuarry from "./GemQuarry.svelte";
import Lava from "./Lava.svelte";
import Meadow from "./Meadow.svelte";
import Mountains from "./Mountains.svelte";
import MushroomForest from "./MushroomForest.svelte";
import Steppe from "./Steppe.svelte";
import Swamp from "./Swamp.svelte";
import Volcano from "./Volcano.svelte";

/** The fifteen landscapes, keyed by the ids in the view. Each is a piece of SVG around (0, 0), 100 wide. */
export const LANDSCAPES: Record<string, Component> = {
  mountains: Mountains,
  caves: Caves,
  gem_quarry: GemQuarry,
  fir_forest: FirForest,
  steppe: Steppe,
  volcano: Volcano,
  lava: Lava,
  mushroom_forest: MushroomForest,
  flower_field: FlowerField,
  coast: Coast,
  floodplain: Floodplain,
  swamp: Swamp,
  desert: Desert,
  meadow: Meadow,
  farmland: Farmland,
};
