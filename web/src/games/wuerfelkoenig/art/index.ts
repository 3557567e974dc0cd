// The pictures of Würfelkönig, by material id.
import type { Component } from "svelte";
import ArrogantElf from "./ArrogantElf.svelte";
import BusyFairy from "./BusyFairy.svelte";
import CardBack from "./CardBack.svelte";
import City from "./City.svelte";
import CrazyGnome from "./CrazyGnome.svelte";
import CuddlyOrc from "./CuddlyOrc.svelte";
import Dragon from "./Dragon.svelte";
import Emblem from "./Emblem.svelte";
import EnchantedForest from "./EnchantedForest.svelte";
import GrumpyDwarf from "./GrumpyDwarf.svelte";
import Hypnotist from "./Hypnotist.svelte";
import Mine from "./Mine.svelte";
import OddMushroomGoblin from "./OddMushroomGoblin.svelte";
import OrcVillage from "./OrcVillage.svelte";
import RichSnob from "./RichSnob.svelte";
import Scoundrel from "./Scoundrel.svelte";
import TalentedApprentice from "./TalentedApprentice.svelte";
import Workshop from "./Workshop.svelte";

export const CITIZENS: Record<string, Component> = {
  rich_snob: RichSnob,
  arrogant_elf: ArrogantElf,
  grumpy_dwarf: GrumpyDwarf,
  crazy_gnome: CrazyGnome,
  cuddly_orc: CuddlyOrc,
  odd_mushroom_goblin: OddMushroomGoblin,
  talented_apprentice: TalentedApprentice,
  busy_fairy: BusyFairy,
  hypnotist: Hypnotist,
  dragon: Dragon,
};

export const VILLAGES: Record<string, Component> = {
  city: City,
  mine: Mine,
  workshop: Workshop,
  orc_village: OrcVillage,
  enchanted_forest: EnchantedForest,
};

export { PAPER } from "./emblems";
export { CardBack, Emblem, Scoundrel };
