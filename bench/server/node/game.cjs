// Würfelkönig in short, written for boardgame.io: roll, keep, roll, keep, roll, take – with the same cards to draw and
// the same size of the position as ours. What nobody knows is an unordered pool here too, so there is nothing to hide.

const { INVALID_MOVE } = require("boardgame.io/core");

const COLOURS = ["R", "R", "G", "G", "B", "B"];
const KINDS = [
  ["cuddly_orc", "orc_village", [{ type: "groups", groups: [3, 2] }, { type: "groups", groups: [4] }, { type: "groups", groups: [5] }]],
  ["arrogant_elf", "city", [{ type: "straight", length: 4 }, { type: "straight", length: 5 }, { type: "straight", length: 6 }]],
  ["odd_mushroom_goblin", "enchanted_forest", [{ type: "same_colour", dice: 4 }, { type: "same_colour", dice: 5 }, { type: "same_colour", dice: 6 }]],
  ["grumpy_dwarf", "mine", [{ type: "sum", min: 24 }, { type: "sum", min: 27 }, { type: "sum", min: 30 }]],
  ["busy_fairy", "workshop", [{ type: "groups", groups: [2, 2] }, { type: "groups", groups: [2, 2, 2] }, { type: "groups", groups: [3, 3] }]],
];

const POOL = KINDS.flatMap(([kind, village, conditions]) =>
  [0, 1, 2].flatMap((copy) =>
    conditions.map((condition, level) => ({
      id: `${kind}_${copy * 3 + level + 1}`,
      kind,
      village,
      points: 1 + 2 * level,
      condition,
      evidence: "certain",
    })),
  ),
);

function fulfilled(condition, dice) {
  const faces = dice.map((die) => die.face);
  switch (condition.type) {
    case "groups": {
      const counts = [1, 2, 3, 4, 5, 6].map((face) => faces.filter((one) => one === face).length).sort((a, b) => b - a);
      return condition.groups.every((size, at) => counts[at] >= size);
    }
    case "straight": {
      const runs = [1, 2, 3].some((low) => Array.from({ length: condition.length }, (_, at) => low + at).every((face) => faces.includes(face)));
      return runs;
    }
    case "same_colour":
      return ["R", "G", "B"].some((colour) => dice.filter((die) => die.colour === colour).length >= condition.dice);
    case "sum":
      return faces.reduce((sum, face) => sum + face, 0) >= condition.min;
  }
  return false;
}

function look(G) {
  for (const place of G.row) place.fulfilled = G.dice.length === 6 && fulfilled(place.card.condition, G.dice);
}

function refill(G, random) {
  while (G.row.length < 5 && G.pool.length > 0) {
    const [card] = G.pool.splice(random.Die(G.pool.length) - 1, 1);
    G.row.push({ slot: G.row.length + 1, card: POOL[card], fulfilled: false });
  }
}

function endTurn(G, events, random) {
  G.row.forEach((place, at) => (place.slot = at + 1));
  refill(G, random);
  G.dice = [];
  G.roll = 0;
  G.phase = "roll";
  G.turn += 1;
  if (G.row.length < 5 || G.penalties === 0) events.endGame({ points: G.kingdoms.map((kingdom) => kingdom.points) });
  else events.endTurn();
}

function gain(G, ctx, thing) {
  const kingdom = G.kingdoms[Number(ctx.currentPlayer)];
  kingdom.pile.push({ id: thing.id, what: thing.what, points: thing.points });
  kingdom.points += thing.points;
  if (thing.points < 0) kingdom.minus -= thing.points;
}

exports.Dice = {
  name: "dice",
  minPlayers: 2,
  maxPlayers: 2,

  setup: ({ random }) => {
    const G = {
      phase: "roll",
      turn: 1,
      roll: 0,
      rolls: 3,
      dice: [],
      row: [],
      pool: POOL.map((_, at) => at),
      villages: KINDS.map(([, village]) => ({ id: village, value: 2, left: 3 })),
      penalties: 16,
      kingdoms: [0, 1].map(() => ({ pile: [], points: 0, minus: 0, elf_on_top: false })),
    };
    refill(G, random);
    return G;
  },

  moves: {
    roll: {
      client: false,
      undoable: false,
      move: ({ G, random }) => {
        if (G.phase !== "roll") return INVALID_MOVE;
        for (let at = G.dice.length; at < 6; at++) G.dice.push({ colour: COLOURS[random.Die(6) - 1], face: random.Die(6) });
        G.dice.sort((one, other) => one.colour.localeCompare(other.colour) || one.face - other.face);
        G.roll += 1;
        G.phase = "choose";
        look(G);
      },
    },
    keep: {
      undoable: false,
      move: ({ G }, kept) => {
        if (G.phase !== "choose" || G.roll >= G.rolls || !Array.isArray(kept) || kept.length > 5) return INVALID_MOVE;
        if (new Set(kept).size !== kept.length || !kept.every((at) => Number.isInteger(at) && at >= 0 && at < 6)) return INVALID_MOVE;
        G.dice = kept.map((at) => G.dice[at]);
        G.phase = "roll";
        look(G);
      },
    },
    take: {
      client: false,
      undoable: false,
      move: ({ G, ctx, events, random }, slot) => {
        const place = G.row[slot];
        if (G.phase !== "choose" || !place || !place.fulfilled) return INVALID_MOVE;
        gain(G, ctx, { id: place.card.id, what: place.card.kind, points: place.card.points });
        G.row.splice(slot, 1);
        endTurn(G, events, random);
      },
    },
    penalty: {
      client: false,
      undoable: false,
      move: ({ G, ctx, events, random }) => {
        if (G.phase !== "choose") return INVALID_MOVE;
        gain(G, ctx, { id: "penalty", what: "penalty", points: -random.Die(4) });
        G.penalties -= 1;
        G.row.shift();
        endTurn(G, events, random);
      },
    },
  },
};
