// What I am choosing on my land: the colour whose dice I look at, the fields tapped so far, and my early move (WL6).
import { untrack } from "svelte";
import type { Colour } from "../../dice/Sign.svelte";
import { announce } from "../../shell/announce.svelte";
import type { WuerfellandAction as Action, WuerfellandView as View } from "../../wire/types";
import { t } from "../../words/words.svelte";
import type { Choices, Offer } from "../moves";
import type { Acting } from "../table";
import { colourOf } from "./art/land";
import { coloursOf, crossingsOf, narrow } from "./crossing";
import { choiceOf, fits } from "./dice";

/** What the table knows of it. */
interface Now {
  view: View;
  viewer: number;
  choices: Choices<Action> | null;
  /** The early move that the table has noted. */
  early: Offer<Action> | null;
}

export class Choosing {
  readonly #table: () => Now;
  readonly #act: (text: string, how?: Acting) => void;
  tapped = $state<string[]>([]);
  /** The colour whose dice narrow the crossings. */
  picked = $state<Colour | null>(null);
  pointed = $state<Colour | null>(null);
  /** An early move is announced to nobody, so I get no news of it either until the table moves on. */
  #sent = $state.raw<{ view: View; offer: Offer<Action> } | null>(null);
  readonly noted = $derived.by(() => {
    const { view, choices, early } = this.#now();
    return choices?.early ? (this.#sent?.view === view ? this.#sent.offer : early) : null;
  });
  readonly #actions = $derived(this.#now().choices?.actions ?? []);
  readonly #all = $derived(crossingsOf(this.#actions));
  readonly crossings = $derived.by(() => {
    const narrowed = this.#all.filter(({ colour }) => colour === this.picked);
    return narrowed.length ? narrowed : this.#all;
  });
  readonly narrowed = $derived(narrow(this.crossings, this.tapped));
  /** The colours whose dice can be pressed: to choose one for good, or to see where each could be used. */
  readonly offered = $derived.by(() => {
    if (this.#actions.length && !this.#all.length)
      return this.#now().view.dice.flatMap((letter) => {
        const colour = colourOf(letter);
        return colour && choiceOf(this.#actions, colour) ? [colour] : [];
      });
    const usable = coloursOf(this.#all);
    return usable.length > 1 ? usable : [];
  });
  /** Changes with every new question, and with nothing else: taps last until then. */
  readonly #question = $derived.by(() => {
    const { view, viewer } = this.#now();
    return `${view.round} ${view.phase} ${view.treasure_rolls} ${viewer} ${view.dice.join("")}`;
  });

  constructor(now: () => Now, act: (text: string, how?: Acting) => void) {
    this.#table = now;
    this.#act = act;
    $effect(() => {
      void this.#question;
      untrack(() => {
        this.tapped = [];
        this.picked = null;
        this.pointed = null;
      });
    });
    // An early move that the table already has is shown, so that it can be changed.
    $effect(() => {
      const action = this.noted?.action;
      if (action) untrack(() => (this.tapped = action.type === "cross" ? [...action.fields] : []));
    });
    $effect(() => {
      const [first] = this.narrowed.left;
      if (!this.tapped.length || !first) return;
      const chosen = this.narrowed.settled ? first.fields.length : this.tapped.length;
      const sentence = t("web-wl-chosen", { chosen, wanted: first.fields.length });
      untrack(() => announce(sentence));
    });
  }

  send(offer: Offer<Action>, how?: Acting): void {
    const { view, choices } = this.#now();
    // An early move can be changed, so it needs no confirmation; with one, it would look noted before it was sent.
    if (choices?.early) {
      this.#sent = { view, offer };
      this.#act(offer.text);
    } else this.#act(offer.text, how);
  }

  /** Crosses the fields tapped. */
  confirm(): void {
    const offer = this.#actions.find(({ text }) => text === this.narrowed.settled?.text);
    if (offer) this.send(offer);
  }

  /** Chooses a colour for good or, where fields are being crossed, looks at its crossings alone. */
  pick(colour: Colour): void {
    const choice = choiceOf(this.#actions, colour);
    if (choice) {
      this.#choose(choice, colour);
      return;
    }
    this.picked = this.picked === colour ? null : colour;
    this.tapped = this.tapped.filter((name) =>
      this.#all.some((one) => one.fields.includes(name) && (!this.picked || one.colour === this.picked)),
    );
  }

  #choose(choice: Offer<Action>, colour: Colour): void {
    const { view, viewer } = this.#now();
    const count = view.dice.filter((letter) => colourOf(letter) === colour).length;
    const room = fits(view.lands[viewer]?.colours ?? [], { colour, count });
    const known = { colour: { key: `wl-${colour}` }, dice: count, fits: room ? "yes" : "no" };
    this.send(choice, { say: t("wl-offer-choose", known) });
  }

  #now(): Now {
    return this.#table();
  }
}
