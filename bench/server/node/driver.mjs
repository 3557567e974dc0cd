// Plays many tables at once against one server: first as fast as the broadcasts come, then at half of that speed.
// One process, one clock: a move's time runs from its sending to its arrival at both players' sockets.
// `node driver.mjs '{"kind": "ours", "address": …, "pid": …, "tables": 10, "games": 12, "seconds": 6}'`

import { readFileSync } from "node:fs";
import { BoardgameGame } from "./boardgame.mjs";
import { OurGame } from "./ours.mjs";

const TICK = 10; // milliseconds of a clock tick in /proc
const setup = JSON.parse(process.argv[2]);

function open(number) {
  return setup.kind === "ours" ? OurGame.open(setup.address, number) : BoardgameGame.open(setup.address, number);
}

async function inParallel(count, most, work) {
  const results = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const number = next++;
      results[number] = await work(number);
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, count) }, worker));
  return results;
}

/** Milliseconds of processor time that processes have used, all their threads together. */
function used(pids) {
  const ticks = [pids].flat().map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, one) => sum + one, 0) * TICK;
}

/** One table's place in the measurement: a game, and others that wait for its end. */
class Slot {
  constructor() {
    this.game = null;
    this.games = [];
    this.under = []; // moves under way: when sent, after which event, by whom, and who has heard
  }

  next() {
    this.game?.close();
    this.game = this.games.pop() ?? null;
    this.game?.watch((seat, id) => this.arrived(seat, id));
  }

  arrived(seat, id) {
    const now = performance.now();
    for (const move of this.under) {
      if (id <= move.after || move.heard[seat]) continue;
      move.heard[seat] = true;
      this.run.told(now - move.sent, seat === move.from);
    }
    this.under = this.under.filter((move) => !(move.heard[0] && move.heard[1]));
    this.go();
  }

  /** Sends the next move if it is time; the time of a late one counts from when it was due. */
  go() {
    if (this.run.over) return;
    if (this.game === null || this.game.over) {
      if (this.under.length) return; // the other player has not heard of the end yet
      this.next();
      if (this.game === null) return this.run.end();
    }
    const now = performance.now();
    if (this.run.every !== null && now < this.at) return;
    if (this.game.due === null) return;
    const sent = this.run.every !== null && this.waiting ? Math.min(now, this.at) : now;
    if (this.run.every !== null) this.at += this.run.every;
    this.waiting = false;
    const from = this.game.due;
    this.under.push({ sent, from, after: this.game.seen(from), heard: [false, false] });
    this.game.move(from);
  }
}

class Run {
  constructor(slots, seconds, rate) {
    this.slots = slots;
    this.every = rate === null ? null : (slots.length / rate) * 1000;
    this.own = [];
    this.other = [];
    this.over = false;
    this.done = new Promise((resolve) => (this.finish = resolve));
    setTimeout(() => this.end(), seconds * 1000);
  }

  told(milliseconds, own) {
    if (this.over) return;
    (own ? this.own : this.other).push(milliseconds);
  }

  end() {
    if (this.over) return;
    this.over = true;
    this.finish();
  }

  async measure() {
    const client = process.cpuUsage();
    const server = used(setup.pid);
    const bytes = weigh();
    const began = performance.now();
    this.slots.forEach((slot, number) => {
      slot.run = this;
      slot.at = began + ((this.every ?? 0) * number) / this.slots.length;
      slot.waiting = false;
      slot.go();
    });
    const pacing = this.every === null ? null : setInterval(() => this.pace(), 1);
    await this.done;
    clearInterval(pacing);
    const passed = performance.now() - began;
    const { user, system } = process.cpuUsage(client);
    return {
      moves: this.own.length,
      seconds: passed / 1000,
      own: quantiles(this.own),
      other: quantiles(this.other),
      server_share: (used(setup.pid) - server) / passed,
      client_share: (user + system) / 1000 / passed,
      bytes_a_move: (weigh() - bytes) / Math.max(1, this.own.length),
    };
  }

  pace() {
    const now = performance.now();
    for (const slot of this.slots) {
      if (this.over) return;
      if (slot.game !== null && now >= slot.at) {
        if (slot.game.due === null) slot.waiting = true;
        else slot.go();
      }
    }
  }
}

const all = [];

function weigh() {
  return all.reduce((sum, game) => sum + game.bytes, 0);
}

function quantiles(times) {
  const sorted = Float64Array.from(times).sort();
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Lets the moves under way arrive, so that the next measurement begins with nothing pending. */
async function settle(slots) {
  const until = performance.now() + 5000;
  while (slots.some((slot) => slot.under.length) && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Opens so many games that no table has to wait for one while it is measured. */
async function supply(slots) {
  const wanted = slots.flatMap((slot) => Array(setup.games - slot.games.length).fill(slot));
  await inParallel(wanted.length, 10, async (number) => {
    const game = await open(number);
    all.push(game);
    wanted[number].games.push(game);
  });
}

async function main() {
  const slots = Array.from({ length: setup.tables }, () => new Slot());
  const results = {};
  for (const [name, seconds, share] of [["warm", setup.warm, null], ["full", setup.seconds, null], ["half", setup.seconds, 0.5]]) {
    const rate = share === null ? null : (results.full.moves / results.full.seconds) * share;
    await supply(slots);
    results[name] = await new Run(slots, seconds, rate).measure();
    await settle(slots);
  }
  const stuck = slots.filter((slot) => slot.under.length).length;
  const refused = all.reduce((sum, game) => sum + game.refused, 0);
  if (stuck || refused) throw new Error(`${stuck} tables stand still, ${refused} moves were refused`);
  process.stdout.write(`${JSON.stringify(results)}\n`);
  for (const game of all) game.close();
  process.exit(0);
}

await main();
