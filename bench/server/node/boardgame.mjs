// A game at boardgame.io's server, over bare socket.io: its own client would compute every move a second time.

import { io } from "socket.io-client";

async function post(address, path, body) {
  const answer = await fetch(`${address}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

class Line {
  constructor(address, match, seat, credentials) {
    Object.assign(this, { match, seat, credentials, state: null, refused: 0, bytes: 0 });
    this.arrived = () => {};
    this.socket = io(`${address}/dice`, { transports: ["websocket"], forceNew: true, perMessageDeflate: false });
    this.welcome = new Promise((resolve, reject) => {
      this.socket.on("connect_error", reject);
      this.socket.on("connect", () => this.socket.emit("sync", match, String(seat), credentials, 2));
      this.socket.on("sync", (_, info) => {
        this.state = info.state;
        resolve();
      });
    });
    this.socket.on("update", (_, state) => {
      this.state = state;
      this.arrived(state._stateID);
    });
    // What a frame weighs; the decoding itself is socket.io's.
    this.socket.io.engine.on("data", (data) => (this.bytes += data.length ?? 0));
  }

  send(type, args) {
    const payload = { type, args, playerID: String(this.seat), credentials: this.credentials };
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, this.state._stateID, this.match, String(this.seat));
  }
}

export class BoardgameGame {
  static async open({ game, lobby }, number) {
    const { matchID } = await post(lobby, "/games/dice/create", { numPlayers: 2 });
    const lines = [];
    for (const seat of [0, 1]) {
      const joined = await post(lobby, `/games/dice/${matchID}/join`, { playerID: String(seat), playerName: `${seat}/${number}` });
      lines.push(new Line(game, matchID, seat, joined.playerCredentials));
    }
    await Promise.all(lines.map((line) => line.welcome));
    return new BoardgameGame(lines);
  }

  constructor(lines) {
    this.lines = lines;
    this.asked = [-1, -1];
  }

  watch(arrived) {
    this.lines.forEach((line, seat) => (line.arrived = (id) => arrived(seat, id)));
  }

  get over() {
    return this.lines.some((line) => line.state.ctx.gameover !== undefined);
  }

  get due() {
    const seat = this.lines.findIndex(
      (line, at) => line.state.ctx.currentPlayer === String(at) && this.asked[at] < line.state._stateID,
    );
    // The other player's socket may not have heard yet that the turn has passed on.
    return seat < 0 || this.lines[1 - seat].state._stateID > this.lines[seat].state._stateID ? null : seat;
  }

  seen(seat) {
    return this.lines[seat].state._stateID;
  }

  move(seat) {
    const line = this.lines[seat];
    const { G } = line.state;
    this.asked[seat] = line.state._stateID;
    if (G.phase === "roll") line.send("roll", []);
    else if (G.roll < G.rolls) line.send("keep", [[0, 1, 2, 3, 4].filter(() => Math.random() < 0.5)]);
    else {
      const slot = G.row.findIndex((place) => place.fulfilled);
      if (slot >= 0) line.send("take", [slot]);
      else line.send("penalty", []);
    }
  }

  get refused() {
    return 0; // what it refuses, it drops silently: such a table would stand still, and the driver would say so
  }

  get bytes() {
    return this.lines.reduce((sum, line) => sum + line.bytes, 0);
  }

  close() {
    for (const line of this.lines) line.socket.disconnect();
  }
}
