// A game at our server: two guests, a socket each, nothing but what a browser would send. Their devices take part in
// the dice, as a browser's does.

import { createHash, randomBytes } from "node:crypto";
import { WebSocket } from "ws";

const LINKS = 4096;

let intents = 0;

async function post(address, path, body, cookie) {
  const answer = await fetch(`${address}/api/v1${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

export async function guest(address, name) {
  const answer = await post(address, "/me", { name });
  return answer.headers.get("set-cookie").split(";")[0];
}

export async function newTable(address, cookie, options = {}) {
  const answer = await post(address, "/tables", { game: "wuerfelkoenig", seats: 2, options }, cookie);
  return (await answer.json()).id;
}

/** The chain of a device: the tip, link 1, link 2 … (docs/fair-dice.md). */
function chain(table) {
  const numbers = [randomBytes(32).toString("hex")];
  for (let at = 0; at < LINKS; at++) {
    const lines = ["wuerfelreich-fair-2 chain", table, numbers[at]];
    numbers.push(createHash("sha256").update(lines.join("\n")).digest("hex"));
  }
  return numbers.reverse();
}

/** One socket at a table. `arrived(seq)` is called for everything that is told. */
export class Line {
  constructor(address, table, cookie) {
    this.arrived = () => {};
    this.opened = () => {};
    this.choices = [];
    this.over = false;
    this.seq = 0;
    this.refused = 0;
    this.bytes = 0;
    this.replies = new Map();
    this.socket = new WebSocket(`${address.replace("http", "ws")}/api/v1/tables/${table}/socket?seen=0`, {
      headers: { cookie, origin: address },
      perMessageDeflate: false,
    });
    this.welcome = new Promise((resolve, reject) => {
      this.welcomed = resolve;
      this.socket.on("error", reject);
      this.socket.on("close", (code) => reject(new Error(`closed with ${code}`)));
    });
    this.welcome.catch(() => {});
    this.socket.on("message", (data) => this.take(data));
  }

  take(data) {
    this.bytes += data.length;
    const frame = JSON.parse(data);
    switch (frame.type) {
      case "welcome":
      case "news":
        this.choices = frame.position.own?.choices ?? [];
        this.over = frame.position.table.status === "closed";
        this.seq = frame.position.table.seq;
        if (frame.position.fair?.opening) this.opened(frame.position.fair.opening);
        if (frame.type === "welcome") this.welcomed();
        else this.arrived(this.seq);
        break;
      case "reply":
        if (!frame.accepted) this.refused += 1;
        this.replies.get(frame.id)?.(frame);
        this.replies.delete(frame.id);
        break;
      case "error":
      case "farewell":
        throw new Error(`${frame.type}: ${frame.sentence}`);
    }
  }

  send(command) {
    const id = `i${process.pid}-${++intents}`;
    this.socket.send(JSON.stringify({ type: "intent", id, seen: this.seq, command }));
    return id;
  }

  must(command) {
    return new Promise((resolve, reject) => {
      this.replies.set(this.send(command), (frame) => (frame.accepted ? resolve(frame) : reject(new Error(frame.sentence))));
    });
  }
}

/** A started game; the script keeps some dice while it can, then takes what it may. */
export class OurGame {
  /** With two addresses, the two players are at different servers. */
  static async open(address, number) {
    const [here, there] = Array.isArray(address) ? address : [address, address];
    const cookies = await Promise.all([guest(here, `Anna ${number}`), guest(there, `Ben ${number}`)]);
    const table = await newTable(here, cookies[0]);
    const lines = [new Line(here, table, cookies[0]), new Line(there, table, cookies[1])];
    await Promise.all(lines.map((line) => line.welcome));
    for (const line of lines) {
      line.chain = chain(table);
      await line.must({ type: "sit", tip: line.chain[0] });
      line.opened = (opening) => {
        line.opened = () => {};
        line.send({ type: "show", opening, link: line.chain[1] });
      };
    }
    const told = lines.map((line) => new Promise((resolve) => (line.arrived = () => line.choices.length && resolve())));
    await lines[0].must({ type: "start" });
    await Promise.race(told);
    return new OurGame(lines);
  }

  constructor(lines) {
    this.lines = lines;
  }

  watch(arrived) {
    this.lines.forEach((line, seat) => (line.arrived = (seq) => arrived(seat, seq)));
  }

  get over() {
    return this.lines.some((line) => line.over);
  }

  get due() {
    const seat = this.lines.findIndex((line) => line.choices.length > 0);
    return seat < 0 ? null : seat;
  }

  seen(seat) {
    return this.lines[seat].seq;
  }

  move(seat) {
    const line = this.lines[seat];
    const [choice] = line.choices;
    line.choices = [];
    const link = choice.link ? line.chain[choice.link] : "";
    line.send(
      choice.roll
        ? { type: "roll", seat: choice.seat, link }
        : { type: "act", seat: choice.seat, text: pick(choice.actions) },
    );
  }

  get refused() {
    return this.lines.reduce((sum, line) => sum + line.refused, 0);
  }

  get bytes() {
    return this.lines.reduce((sum, line) => sum + line.bytes, 0);
  }

  close() {
    for (const line of this.lines) line.socket.terminate();
  }
}

function pick(actions) {
  const keeps = actions.filter(({ action }) => action.type === "keep");
  const among = keeps.length ? keeps : actions;
  return among[Math.floor(Math.random() * among.length)].text;
}
