// Fills our server with many running games, and leaves a socket open at each of the first ones. Stops when time is up.
// `node crowd.mjs '{"address": …, "pid": …, "tables": 10000, "sockets": 2000, "seconds": 90}'`

import { readdirSync, readFileSync } from "node:fs";
import { guest, Line, newTable } from "./ours.mjs";

const HOSTED = 15; // tables of one host, with a socket each; the server allows 20
const AT_ONCE = 24;
const setup = JSON.parse(process.argv[2]);

function resident(pid) {
  return (Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * 4096) / 1e6;
}

function children(pid) {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean),
  );
}

/** Two people at one screen: a game that waits for the first of them. */
async function begin(cookie, keep) {
  const line = new Line(setup.address, await newTable(setup.address, cookie), cookie);
  await line.welcome;
  await line.must({ type: "sit" });
  await line.must({ type: "sit", name: "Ben" });
  await line.must({ type: "start" });
  if (!keep) line.socket.close();
  return line;
}

async function main() {
  const began = performance.now();
  const inTime = () => performance.now() - began < setup.seconds * 1000;
  let made = 0;
  let hosts = 0;
  const open = [];
  const worker = async () => {
    while (made < setup.tables && inTime()) {
      const cookie = await guest(setup.address, `Anna ${hosts++}`);
      for (let hosted = 0; hosted < HOSTED && made < setup.tables && inTime(); hosted++) {
        const keep = made++ < setup.sockets;
        const line = await begin(cookie, keep);
        if (keep) open.push(line);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const seconds = (performance.now() - began) / 1000;
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const told = { seconds, tables: made, sockets: open.length, resident: resident(setup.pid), children: await thinking() };
  process.stdout.write(`${JSON.stringify(told)}\n`);
  process.exit(0);
}

/** What the processes for bots take, which start with the first one that has to think. */
async function thinking() {
  const cookie = await guest(setup.address, "Ben");
  const line = new Line(setup.address, await newTable(setup.address, cookie, { start: 2 }), cookie);
  await line.welcome;
  await line.must({ type: "sit" });
  await line.must({ type: "seat-bot", seat: 1, level: "king" });
  await line.must({ type: "start" });
  await new Promise((resolve) => (line.arrived = () => line.choices.length && resolve()));
  return children(setup.pid).map(resident);
}

await main();
