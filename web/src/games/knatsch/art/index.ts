// Every Knatsch card by its sort – a castle's colour, a special's kind – or by its type where all are alike.
import type { Picture } from "../../../art/picture";
import BlackCastle from "./BlackCastle.svelte";
import BlueCastle from "./BlueCastle.svelte";
import CardDie from "./CardDie.svelte";
import CastleGuard from "./CastleGuard.svelte";
import Catapult from "./Catapult.svelte";
import Champion from "./Champion.svelte";
import GreenCastle from "./GreenCastle.svelte";
import King from "./King.svelte";
import Protection from "./Protection.svelte";
import RedCastle from "./RedCastle.svelte";
import SpecialGuard from "./SpecialGuard.svelte";
import Stack from "./Stack.svelte";
import Tournament from "./Tournament.svelte";
import Treason from "./Treason.svelte";
import WhiteCastle from "./WhiteCastle.svelte";
import YellowCastle from "./YellowCastle.svelte";

type Shown = Pick<Picture, "component"> & { props: Record<string, unknown> };

// The props of a picture are stored with it, so that code showing a card needs to know neither.
const shown = (component: unknown, props: Record<string, unknown> = {}): Shown => ({
  component: component as Shown["component"],
  props,
});

export const CARDS: Record<string, Shown> = {
  red: shown(RedCastle),
  blue: shown(BlueCastle),
  green: shown(GreenCastle),
  yellow: shown(YellowCastle),
  white: shown(WhiteCastle),
  black: shown(BlackCastle),
  tournament: shown(Tournament),
  king: shown(King),
  die1: shown(CardDie, { value: 1 }),
  die2: shown(CardDie, { value: 2 }),
  die3: shown(CardDie, { value: 3 }),
  die4: shown(CardDie, { value: 4 }),
  die5: shown(CardDie, { value: 5 }),
  catapult: shown(Catapult),
  champion: shown(Champion),
  stack: shown(Stack),
  guard_castle: shown(CastleGuard),
  guard_special: shown(SpecialGuard),
  treason: shown(Treason),
  protection: shown(Protection),
};
