// boardgame.io's server with the dice game: `node peer.cjs memory`, `node peer.cjs flat FOLDER`, or
// `node peer.cjs postgres '{"host": …, "database": …, "username": …}'`, with as many connections as ours has.
// Later versions of the FlatFile store (node-persist 3.1.2 on) write once a second only: it is measured with the last
// one that does not. Prints its two ports when it listens. The lobby has a port of its own: without one it answers 404.

const { FlatFile, Origins, Server } = require("boardgame.io/server");
const { Dice } = require("./game.cjs");

const LOOPBACK = { port: 0, host: "127.0.0.1" };
const CONNECTIONS = 8;
const [storage, where] = process.argv.slice(2);
const databases = {
  memory: () => ({}),
  flat: () => ({ db: new FlatFile({ dir: where }) }),
  postgres: () => {
    const { PostgresStore } = require("bgio-postgres");
    return { db: new PostgresStore({ ...JSON.parse(where), logging: false, pool: { max: CONNECTIONS } }) };
  },
};
const server = Server({ games: [Dice], origins: [Origins.LOCALHOST], ...databases[storage]() });
// Its notes of refused moves would be part of the measurement.
console.info = console.error = () => {};
server.run({ port: LOOPBACK, lobbyConfig: { apiPort: LOOPBACK } }).then(({ appServer, apiServer }) => {
  process.stdout.write(`${JSON.stringify({ game: appServer.address().port, lobby: apiServer.address().port })}\n`);
});
process.on("SIGTERM", () => process.exit(0));
