// What the Knatsch table works out for itself.
import { describe, expect, it } from "vitest";
import type {
  KnatschAction as Action,
  KnatschAttemptView as Attempt,
  KnatschCardView as CardView,
  KnatschGoalView as Goal,
  KnatschPileView as PileView,
  KnatschTarget as Target,
  KnatschView as View,
} from "../../wire/types";
import { offered, type Choices, type Offer } from "../moves";
import { learn, speak } from "../../words/words.svelte";
import { aftermath } from "./aftermath";
import { aPile } from "./explain";
import { canPress, fit, needed } from "./fit";
import { missing, tokens } from "./goals";
import { guardable, samePosts, settings, toggle } from "./guards";
import { beats, rankOf } from "./rank";
import { aimAt, chanceAt, helpers, isTarget } from "./targets";
import { attempt, KING, moved, RED, rolled, view } from "./testView";
import { travels } from "./travels";

const offers = (...actions: Action[]): Offer<Action>[] => actions.map((action, at) => ({ text: `${at}`, action }));

describe("results", () => {
  it("count equal dice, then their number, then one extra die", () => {
    expect(rankOf([1, 2, 2, 4, 5], []).text).toBe("22+5");
    expect(rankOf([3, 3, 5, 5], []).text).toBe("55+3");
    expect(rankOf([1, 1, 1, 1], []).text).toBe("1111");
    expect(rankOf([], [])).toEqual({ count: 0, value: 0, extra: 0, dice: [], text: "0" });
  });

  it("include card dice (KN5)", () => {
    expect(rankOf([4, 4], [4, 5])).toEqual({ count: 3, value: 4, extra: 5, dice: [4, 4, 4, 5], text: "444+5" });
  });

  it("are beaten only by strictly better ones", () => {
    expect(beats(rankOf([1, 1, 1, 1], []), rankOf([5, 5, 5], []))).toBe(true);
    expect(beats(rankOf([4, 4, 4, 5], []), rankOf([5, 5, 5], []))).toBe(false);
    expect(beats(rankOf([4, 4, 4, 5], []), rankOf([4, 4, 4, 5], []))).toBe(false);
    expect(beats(rankOf([], []), null)).toBe(true);
  });
});

describe("the dice of an attempt that has ended", () => {
  const last = rolled(0, [2, 4, 6]);
  const after = view({ phase: "announce", turn: 8, player: 1, attempt: null });

  it("are those that were kept and those of the last roll, without the sixes", () => {
    const shown = aftermath(view(), [last], after);
    expect(shown).toMatchObject({ live: [2, 4, 4, 4], dead: 2, roll: 3, to_roll: 0, beaten: true });
    expect(shown?.result?.text).toBe("444+2");
  });

  it("are found when keeping and rolling came in one message", () => {
    const before = view({ phase: "keep", attempt: attempt({ live: [1, 2, 4, 4], to_roll: 0 }) });
    const kept = moved(0, { type: "keep", dice: [4, 4] });
    expect(aftermath(before, [kept, last], after)?.live).toEqual([2, 4, 4, 4]);
  });

  it("stay as they lie when somebody stops", () => {
    const before = view({ phase: "keep", attempt: attempt({ live: [1, 3, 3], to_roll: 0 }) });
    const shown = aftermath(before, [moved(0, { type: "stop" })], after);
    expect(shown).toMatchObject({ live: [1, 3, 3], beaten: false });
  });

  it("are absent while the attempt goes on, when nobody rolled, and when looking back", () => {
    expect(aftermath(view(), [last], view({ phase: "keep", attempt: attempt({ roll: 3 }) }))).toBeNull();
    expect(aftermath(view(), [moved(1, { type: "decline" })], after)).toBeNull();
    expect(aftermath(view(), [], after)).toBeNull();
    expect(aftermath(null, [last], after)).toBeNull();
  });

  it("are not those of a later attempt by the same player", () => {
    const before = view({ phase: "keep", attempt: attempt({ live: [1, 3, 3], to_roll: 0 }) });
    const since = [moved(0, { type: "stop" }), moved(0, { type: "aim_king" }), rolled(0, [5, 5, 5, 5, 5, 5])];
    expect(aftermath(before, since, after)?.live).toEqual([1, 3, 3]);
  });

  it("are those of one roller, even when the tournament goes on with the next", () => {
    const next = view({ phase: "respond", attempt: attempt({ roller: 1, roll: 0, live: [], dead: 0 }) });
    expect(aftermath(view(), [last], next)?.roller).toBe(0);
  });
});

describe("guards", () => {
  const guard = (...sorts: string[]): Action => ({ type: "guard", sorts });
  const ways = settings(
    offers(
      { type: "aim_pile", pile: "L" },
      ...[guard("red"), guard("blue"), guard("green")],
      ...[guard("red", "blue"), guard("red", "green"), guard("blue", "green")],
    ),
    [],
  );

  it("stand on the same cards regardless of the order of taps", () => {
    expect(samePosts(["die3", "blue", "red"], ["red", "blue", "die3"])).toBe(true);
    expect(samePosts(["red", "blue"], ["red", "green"])).toBe(false);
    expect(samePosts([], ["red"])).toBe(false);
  });

  it("can stand where they are, and wherever that is offered", () => {
    expect(ways).toHaveLength(7);
    expect(ways).toContainEqual([]);
    expect([...guardable(ways)]).toEqual(["red", "blue", "green"]);
  });

  it("come and go by tapping, and move over from another card when none is free", () => {
    expect(toggle([], "red", ways)).toEqual(["red"]);
    expect(toggle(["red"], "red", ways)).toEqual([]);
    expect(toggle(["red", "blue"], "green", ways)).toEqual(["blue", "green"]);
    expect(toggle(["red"], "black", ways)).toEqual(["red"]);
  });
});

describe("goals", () => {
  const goal = (castles: number, tournaments: number): Goal => ({
    goal: "tournaments",
    castles,
    castles_needed: 2,
    tournaments,
    tournaments_needed: 3,
    king: false,
    king_needed: false,
  });

  it("are missing castles, tournaments and the King", () => {
    expect(missing(goal(1, 2))).toBe(2);
    expect(missing({ ...goal(2, 3), king_needed: true })).toBe(1);
  });

  it("are shown as items owned or missing", () => {
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
  const place = (width: number, height: number, text = 16, chances = true) => ({
    width,
    height,
    gap: 6,
    text,
    chances,
  });

  it("stand upright where their dice can be seen", () => {
    expect(fit(3, place(340, 120), 92)).toMatchObject({ width: 89, letters: 0, columns: 3 });
    expect(fit(0, place(0, 0), 62).letters).toBe(0);
  });

  it("lie where dice would be small and pictures become hardly smaller", () => {
    expect(fit(3, place(235, 125), 110).letters).toBeGreaterThan(12);
    expect(fit(4, place(300, 90), 110).letters).toBe(0);
  });

  it("leave room between what must be beaten and the chance below it", () => {
    for (const cards of [1, 2, 4, 6])
      for (const height of [30, 45, 60, 90]) {
        const { letters, height: high, inLine } = fit(cards, place(165, height), 62);
        if (!inLine) expect(high).toBeGreaterThan(2.2 * letters);
      }
  });

  it("stay in their row where the space is half a pixel smaller than measured", () => {
    const { width, columns } = fit(3, place(213, 120), 92);
    expect(columns * width + (columns - 1) * 6).toBeLessThanOrEqual(212.5);
  });

  it("lie where there is less room, with letters that grow with the text", () => {
    const lying = fit(6, place(165, 65), 62);
    expect(lying.letters).toBeGreaterThan(10);
    expect(lying.picture).toBeGreaterThan(15);
    expect(fit(6, place(165, 200, 32), 62).letters).toBeGreaterThan(1.3 * lying.letters);
  });

  it("have their chance beside what must be beaten where they are low", () => {
    expect(fit(4, place(200, 42), 110).inLine).toBe(true);
    expect(fit(6, place(141, 34), 62).inLine).toBe(false);
  });

  it("have larger letters where no chances are shown", () => {
    const [shown, none] = [true, false].map((chances) => fit(6, place(141, 34, 16, chances), 62).letters);
    expect(none).toBeGreaterThan(shown ?? 0);
  });

  it("are too small for a finger only where there is no room at all", () => {
    expect(canPress(fit(4, place(165, 65), 62))).toBe(true);
    expect(canPress(fit(8, place(140, 34), 62))).toBe(false);
    expect(fit(3, place(0, 0), 62).width).toBeGreaterThan(0);
  });

  it("are given more room for large letters", () => {
    expect(needed(6, place(165, 0, 32))).toBeGreaterThan(needed(6, place(165, 0)));
    expect(needed(6, place(165, 0, 32))).toBeGreaterThan(needed(2, place(165, 0, 32)));
  });
});

describe("targets", () => {
  it("are offered or not", () => {
    const choices: Choices<Action> = {
      seat: 0,
      actions: offers({ type: "aim_pile", pile: "L" }, { type: "aim_card", seat: 1, sort: "red" }, { type: "end" }),
    };
    expect(offered(choices, "aim_pile", ({ pile }) => pile === "L")?.text).toBe("0");
    expect(offered(choices, "aim_pile", ({ pile }) => pile === "R")).toBeUndefined();
    expect(offered(choices, "end")?.text).toBe("2");
    expect(offered(null, "end")).toBeUndefined();
    expect(aimAt(choices, 1, "red")?.text).toBe("1");
    expect(aimAt(choices, 0, "red")).toBeUndefined();
  });

  it("are matched with those of the odds", () => {
    const targets: Target[] = [
      { type: "aim_pile", pile: "L" },
      { type: "aim_card", seat: 1, sort: "red" },
      { type: "beat_card", seat: 1, sort: "red" },
      { type: "aim_king" },
      { type: "defend" },
      { type: "tournament" },
    ];
    const found = (changes: Partial<Attempt>) => targets.filter((target) => isTarget(view(), attempt(changes), target));
    expect(found({})).toEqual([targets[0]]);
    expect(found({ pile: null, owner: 1 })).toEqual([targets[1]]);
    expect(found({ pile: null, target: KING })).toEqual([targets[3]]);
    expect(found({ roller: 1, defends: true, owner: 1, pile: null })).toEqual([targets[4]]);
    expect(found({ roller: 1 })).toEqual([targets[5]]);
    const odds = { seq: 1, keeps: {}, reached: [], targets: [{ name: "x", target: targets[1]!, chance: 0.4 }] };
    expect(chanceAt(odds, 1, "red")).toBe(0.4);
    expect(chanceAt(odds, 1, "blue")).toBeUndefined();
    expect(chanceAt(null, 1, "red")).toBeUndefined();
  });

  it("say which specials help (KN8)", () => {
    const owning = view();
    owning.players[0]!.specials = [
      { card: { ...RED, type: "special", sort: "protection" }, guarded: false, target: false, refusal: null },
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
  const owner = { ...nobody, castles: [{ card: RED, guarded: false, target: false, refusal: null }] };
  const pile = (cards: number): View["piles"][number] => ({
    name: "L",
    top: RED,
    to_beat: RED.rank,
    unknown: 0,
    below: [],
    cards,
    target: false,
    refusal: null,
    may_put_under: false,
    under_refusal: null,
  });

  it("go from the pile to the winner", () => {
    const after = view({ attempt: null, players: [owner, nobody] });
    expect(travels(view(), after)).toEqual([{ card: RED, from: { pile: "L" }, to: { seat: 0 } }]);
  });

  it("go from realm to realm", () => {
    const before = view({ attempt: attempt({ owner: 1, pile: null }), players: [nobody, owner] });
    const after = view({ attempt: null, players: [owner, nobody] });
    expect(travels(before, after)).toEqual([{ card: RED, from: { seat: 1 }, to: { seat: 0 } }]);
  });

  it("include a tournament, although all of them are alike", () => {
    const card: CardView = { name: "tournament", type: "tournament", sort: null, rank: null, evidence: "source" };
    const after = view({ attempt: null, players: [nobody, { ...nobody, tournaments: 1 }] });
    expect(travels(view({ attempt: attempt({ target: card }) }), after)).toEqual([
      { card, from: { pile: "L" }, to: { seat: 1 } },
    ]);
  });

  it("go under the pile that has grown when a castle is given up", () => {
    const before = view({ attempt: attempt({ target: KING, pile: null }), players: [owner, nobody], piles: [pile(3)] });
    const after = view({ attempt: null, players: [nobody, nobody], piles: [pile(4)] });
    expect(travels(before, after)).toEqual([{ card: RED, from: { seat: 0 }, to: { pile: "L" } }]);
  });

  it("stay put where nothing was won", () => {
    expect(travels(view(), view({ attempt: null }))).toEqual([]);
    expect(travels(view({ attempt: null }), view({ attempt: null, players: [owner, nobody] }))).toEqual([]);
  });
});

it("says to whoever has the stack master that two cards may be put under a pile", async () => {
  await speak("en");
  await learn("knatsch");
  const pile: PileView = {
    name: "L",
    unknown: 9,
    top: null,
    cards: 9,
    below: [],
    target: false,
    to_beat: null,
    refusal: null,
    may_put_under: false,
    under_refusal: null,
  };
  const card: CardView = { type: "special", sort: "stack", name: "kn-stack", rank: null, evidence: "" };
  const [player] = view().players;
  const players = [player, { ...player, specials: [{ card }] }] as View["players"];
  const said = (mine: number[]): unknown =>
    aPile({ view: view({ players }), seats: [{ name: "Anna" }, { name: "Ben" }], mine }, pile).about;
  expect(said([0])).toEqual([expect.stringContaining("once per turn")]);
  expect(said([1])).toEqual([expect.stringContaining("twice per turn")]);
  expect(said([])).toEqual([expect.stringContaining("once per turn")]);
});
