// What the table of Knatsch works out by itself.
import { describe, expect, it } from "vitest";
import type {
  Choices,
  KnatschAttemptView as Attempt,
  KnatschCardView as CardView,
  KnatschGoalView as Goal,
  KnatschView as View,
  Offer,
  NarratedEvent,
} from "../../wire/types";
import { aftermath } from "./aftermath";
import { fit } from "./fit";
import { missing, nearest, tokens } from "./goals";
import { guardable, guardText, settings, toggle } from "./guards";
import { beats, rankOf } from "./rank";
import { helpers, keepText, offered, targetOf } from "./targets";
import { travels } from "./travels";

const RED: CardView = {
  name: "red-3331",
  type: "castle",
  sort: "red",
  rank: rankOf([3, 3, 3, 1], []),
  evidence: "source",
};
const KING: CardView = {
  name: "king",
  type: "king",
  sort: null,
  rank: rankOf([3, 3, 3, 3, 1], []),
  evidence: "source",
};

function attempt(changes: Partial<Attempt> = {}): Attempt {
  return {
    number: 1,
    target: RED,
    owner: null,
    pile: "L",
    roller: 0,
    defends: false,
    to_beat: RED.rank,
    leader: null,
    roll: 2,
    rolls: 3,
    live: [4, 4],
    dead: 1,
    to_roll: 3,
    card_dice: [],
    result: null,
    beaten: false,
    ...changes,
  };
}

function view(changes: Partial<View> = {}): View {
  const player = { castles: [], specials: [], tournaments: 0, card_dice: [], goals: [] };
  return {
    phase: "roll",
    turn: 7,
    turns: 500,
    player: 0,
    attempts: 1,
    unders_left: 0,
    free_unders: false,
    may_guard: false,
    attempt: attempt(),
    piles: [],
    unseen: [],
    king: KING,
    king_target: false,
    players: [player, { ...player }],
    winner: null,
    ...changes,
  };
}

const told = (entry: object): NarratedEvent => ({ seq: 1, at: 0, event: { type: "played", entry } }) as NarratedEvent;
const offers = (...texts: string[]): Offer[] => texts.map((text) => ({ text, kind: text.split(" ")[0]!, fields: {} }));

describe("results", () => {
  it("count equal dice, then their number, then one extra die", () => {
    expect(rankOf([1, 2, 2, 4, 5], []).text).toBe("22+5");
    expect(rankOf([3, 3, 5, 5], []).text).toBe("55+3");
    expect(rankOf([1, 1, 1, 1], []).text).toBe("1111");
    expect(rankOf([], [])).toEqual({ count: 0, value: 0, extra: 0, dice: [], text: "0" });
  });

  it("count card dice with them (KN5)", () => {
    expect(rankOf([4, 4], [4, 5])).toEqual({ count: 3, value: 4, extra: 5, dice: [4, 4, 4, 5], text: "444+5" });
  });

  it("are beaten by strictly more only", () => {
    expect(beats(rankOf([1, 1, 1, 1], []), rankOf([5, 5, 5], []))).toBe(true);
    expect(beats(rankOf([4, 4, 4, 5], []), rankOf([5, 5, 5], []))).toBe(false);
    expect(beats(rankOf([4, 4, 4, 5], []), rankOf([4, 4, 4, 5], []))).toBe(false);
    expect(beats(rankOf([], []), null)).toBe(true);
  });
});

describe("the dice of an attempt that has ended", () => {
  const last = told({ type: "drawn", label: "turn 7 attempt 1 P1 roll 3", picks: [], text: "2 4 6" });
  const after = view({ phase: "announce", turn: 8, player: 1, attempt: null });

  it("are those that were kept and those of the last roll, without the sixes", () => {
    const shown = aftermath(view(), [last], after);
    expect(shown).toMatchObject({ live: [2, 4, 4, 4], dead: 2, roll: 3, to_roll: 0, beaten: true });
    expect(shown?.result?.text).toBe("444+2");
  });

  it("are found when keeping and rolling came in one message", () => {
    const before = view({ phase: "keep", attempt: attempt({ live: [1, 2, 4, 4], to_roll: 0 }) });
    const kept = told({ type: "moved", seat: 0, text: "keep 4 4" });
    expect(aftermath(before, [kept, last], after)?.live).toEqual([2, 4, 4, 4]);
  });

  it("stay as they lie when somebody stops", () => {
    const before = view({ phase: "keep", attempt: attempt({ live: [1, 3, 3], to_roll: 0 }) });
    const shown = aftermath(before, [told({ type: "moved", seat: 0, text: "stop" })], after);
    expect(shown).toMatchObject({ live: [1, 3, 3], beaten: false });
  });

  it("are none while the attempt goes on, when nobody rolled, and when one looks back", () => {
    expect(aftermath(view(), [last], view({ phase: "keep", attempt: attempt({ roll: 3 }) }))).toBeNull();
    expect(aftermath(view(), [told({ type: "moved", seat: 1, text: "decline" })], after)).toBeNull();
    expect(aftermath(view(), [], after)).toBeNull();
    expect(aftermath(null, [last], after)).toBeNull();
  });

  it("are those of one roller, though the tournament goes on with the next", () => {
    const next = view({ phase: "respond", attempt: attempt({ roller: 1, roll: 0, live: [], dead: 0 }) });
    expect(aftermath(view(), [last], next)?.roller).toBe(0);
  });
});

describe("guards", () => {
  const ways = settings(
    offers("aim L", "guard red", "guard blue", "guard green", "guard red blue", "guard red green", "guard blue green"),
    [],
  );

  it("are written in the order of the notation", () => {
    expect(guardText(["die3", "blue", "red"])).toBe("guard red blue die3");
    expect(guardText([])).toBe("guard -");
  });

  it("can stand where they stand, and wherever it is offered", () => {
    expect(ways.has("guard -")).toBe(true);
    expect(ways.has("aim L")).toBe(false);
    expect([...guardable(ways)]).toEqual(["red", "blue", "green"]);
  });

  it("come and go by tapping, and come over from another card when none is left", () => {
    expect(toggle([], "red", ways)).toEqual(["red"]);
    expect(toggle(["red"], "red", ways)).toEqual([]);
    expect(toggle(["red", "blue"], "green", ways)).toEqual(["blue", "green"]);
    expect(toggle(["red"], "black", ways)).toEqual(["red"]);
  });
});

describe("goals", () => {
  const goal = (castles: number, tournaments: number, name = "tournaments"): Goal => ({
    goal: name,
    castles,
    castles_needed: 2,
    tournaments,
    tournaments_needed: 3,
    king: false,
    king_needed: false,
  });

  it("lack castles, tournaments and the King", () => {
    expect(missing(goal(1, 2))).toBe(2);
    expect(missing({ ...goal(2, 3), king_needed: true })).toBe(1);
  });

  it("are ordered by what they lack", () => {
    expect(nearest([goal(0, 0), goal(2, 2, "near"), goal(1, 1)])?.goal).toBe("near");
    expect(nearest([])).toBeUndefined();
  });

  it("are shown as things that are there or not", () => {
    expect(tokens(goal(1, 1)).map(({ thing, has }) => `${thing} ${has}`)).toEqual([
      "castle true",
      "castle false",
      "tournament true",
      "tournament false",
      "tournament false",
    ]);
  });
});

describe("cards in a realm", () => {
  it("are as large as their place allows, in one or more rows", () => {
    expect(fit(3, { width: 340, height: 90 }, 62, 6)).toEqual({ width: 62, tiles: false });
    expect(fit(4, { width: 160, height: 58 }, 62, 6)).toEqual({ width: 35, tiles: false });
    expect(fit(8, { width: 340, height: 120 }, 62, 6)).toEqual({ width: 42, tiles: false });
  });

  it("are pictures only where their dice could not be read", () => {
    const crowded = fit(8, { width: 160, height: 58 }, 62, 6);
    expect(crowded).toEqual({ width: 26, tiles: true });
    expect(fit(0, { width: 0, height: 0 }, 62, 6).width).toBe(62);
    expect(fit(3, { width: 0, height: 0 }, 62, 6).width).toBeGreaterThan(0);
  });
});

describe("targets", () => {
  it("are offered or not", () => {
    const choices: Choices = { seat: 0, actions: offers("aim L", "end") };
    expect(offered(choices, "aim L")?.kind).toBe("aim");
    expect(offered(choices, "aim R")).toBeUndefined();
    expect(offered(null, "aim L")).toBeUndefined();
  });

  it("have the names of the odds", () => {
    expect(targetOf(view(), attempt())).toBe("aim L");
    expect(targetOf(view(), attempt({ pile: null, owner: 1 }))).toBe("aim P2 red");
    expect(targetOf(view(), attempt({ pile: null, target: KING }))).toBe("aim king");
    expect(targetOf(view(), attempt({ roller: 1, defends: true, owner: 1, pile: null }))).toBe("defend");
    expect(targetOf(view(), attempt({ roller: 1 }))).toBe("tournament");
  });

  it("keep dice in order", () => {
    expect(keepText([5, 1, 5])).toBe("keep 1 5 5");
    expect(keepText([])).toBe("keep -");
  });

  it("say which specials help (KN8)", () => {
    const owning = view();
    owning.players[0]!.specials = [
      { card: { ...RED, type: "special", sort: "protection" }, guarded: false, target: false },
    ];
    expect(helpers(owning, attempt({ pile: null, target: KING }))).toEqual(["protection"]);
    expect(helpers(view(), attempt({ pile: null, target: KING }))).toEqual([]);
    expect(helpers(view(), attempt({ pile: null, owner: 1, rolls: 4 }))).toEqual(["catapult"]);
    expect(helpers(view(), attempt({ pile: null, owner: 1 }))).toEqual([]);
    expect(helpers(view(), attempt({ to_beat: rankOf([1, 1, 1, 2], []) }))).toEqual(["treason"]);
    const tournament: CardView = { ...RED, type: "tournament", sort: null, rank: null };
    expect(helpers(view(), attempt({ target: tournament, rolls: 4, to_beat: null }))).toEqual([]);
    expect(helpers(view(), attempt({ target: tournament, rolls: 4, roller: 1 }))).toEqual(["champion"]);
  });
});

describe("cards that travel", () => {
  const nobody = { castles: [], specials: [], tournaments: 0, card_dice: [], goals: [] };
  const owner = { ...nobody, castles: [{ card: RED, guarded: false, target: false }] };
  const pile = (cards: number): View["piles"][number] => ({
    name: "L",
    top: RED,
    to_beat: RED.rank,
    unknown: 0,
    below: [],
    cards,
    target: false,
    may_put_under: false,
  });

  it("goes from its pile to who has won it", () => {
    const after = view({ attempt: null, players: [owner, nobody] });
    expect(travels(view(), after)).toEqual([{ card: RED, from: { pile: "L" }, to: { seat: 0 } }]);
  });

  it("goes from realm to realm", () => {
    const before = view({ attempt: attempt({ owner: 1, pile: null }), players: [nobody, owner] });
    const after = view({ attempt: null, players: [owner, nobody] });
    expect(travels(before, after)).toEqual([{ card: RED, from: { seat: 1 }, to: { seat: 0 } }]);
  });

  it("shows a tournament, though all of them are alike", () => {
    const card: CardView = { name: "tournament", type: "tournament", sort: null, rank: null, evidence: "source" };
    const after = view({ attempt: null, players: [nobody, { ...nobody, tournaments: 1 }] });
    expect(travels(view({ attempt: attempt({ target: card }) }), after)).toEqual([
      { card, from: { pile: "L" }, to: { seat: 1 } },
    ]);
  });

  it("goes under the pile that has grown when a castle is given up", () => {
    const before = view({ attempt: attempt({ target: KING, pile: null }), players: [owner, nobody], piles: [pile(3)] });
    const after = view({ attempt: null, players: [nobody, nobody], piles: [pile(4)] });
    expect(travels(before, after)).toEqual([{ card: RED, from: { seat: 0 }, to: { pile: "L" } }]);
  });

  it("stays where nothing was won", () => {
    expect(travels(view(), view({ attempt: null }))).toEqual([]);
    expect(travels(view({ attempt: null }), view({ attempt: null, players: [owner, nobody] }))).toEqual([]);
  });
});
