// The attacks of the Python kit, as a device there lived through them: this device, with the same secret, must give the
// same answers, remember the same, and its check must find the same.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { checkDice } from "./check";
import { Device } from "./device";
import transcripts from "./fixtures/attacks.json";
import { fromHex } from "./hashes";
import { recall } from "./memory";
import { openingHash, type Opening } from "./opening";
import { seatName } from "./record";

type Transcript = (typeof transcripts)[number];

const MINE = [0];
/** Faults that this check words in its own way. Whether a roll lacks a link, only somebody who knows the rules can tell. */
const IN_OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  "broken-dice": ["web-dice-wrong"],
  "broken-link": ["web-dice-wrong-links"],
  "broken-commitment": ["web-dice-promise-broken"],
  "broken-no-link": [],
  "dice-not-revealed": ["web-dice-seed-missing"],
};

function openingOf({ seats, ...terms }: Transcript["table"], chains: Transcript["table"]["chains"]): Opening {
  const shown = chains.map((one) => ({ seats: one.seats.map(seatName), tip: one.tip, link: one.first || null }));
  return { ...terms, table: "kitchen", bots: seats, chains: shown };
}

/** This device lives through an attack. */
async function live({ table, calls, memory }: Transcript): Promise<void> {
  const offered = openingOf(table, table.chains);
  vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) => {
    (bytes as Uint8Array).set(fromHex(memory.secret));
    return bytes;
  });
  const device = new Device("kitchen");
  await device.tip(offered);
  let at = 0;
  for (const call of calls) {
    if (call.type === "agree") {
      const opening = openingOf(call.proposal!, call.proposal!.chains);
      const answer = await device.agree(opening, MINE, openingHash(opening));
      expect(answer).toEqual(call.link ? [call.opening, call.link] : null);
    } else if (call.type === "begin") device.begin(openingOf(table, call.chains!), call.live);
    else if (call.type === "observe") {
      const { line, live } = call as { line: string; live: boolean };
      device.observe([{ at, line, live, here: live, rolling: false }]);
      if (recall("kitchen")?.seen) at += 1;
    } else expect(await device.link(0)).toBe(call.link);
  }
  device.end();
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("a device under attack", () => {
  it.each(transcripts.map((one) => [one.name, one] as const))("%s", async (_, transcript) => {
    await live(transcript);
    const { seats, opening, sent, sent_at: sentAt, used, others, over, entries, seen, noticed } = transcript.memory;
    const remembered = { opening, seats: seats.map(seatName), sent, sentAt, used, others, over, entries, seen };
    expect(recall("kitchen")).toMatchObject(remembered);
    const found = await checkDice(transcript.file, "kitchen");
    const faults = found.kind === "checked" ? found.faults.map((fault) => fault.key) : [found.kind];
    const expected = transcript.finds.flatMap((key) => IN_OTHER_WORDS[key] ?? [key]);
    expect(new Set<string>(faults)).toEqual(new Set([...expected, ...noticed]));
  });
});
