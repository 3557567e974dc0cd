// Requests over HTTP. Every response that is not a success is a Problem with a message for people.
import type {
  ArchivedDay,
  BestMove,
  Chances,
  CoachVerdict,
  Course,
  Duplicate,
  GameInfo,
  GameLuck,
  GroupComparison,
  Guest,
  IssuedToken,
  KeptToken,
  ServerInfo,
  Lobby,
  NarratedEvent,
  NewDuplicate,
  NewTable,
  NewToken,
  Odds,
  PlayOn,
  Problem,
  ReviewPart,
  Rules,
  Statistics,
  Steps,
  Summary,
  TableCard,
  Totals,
  Verdict,
} from "../wire/types";
import type { Hint } from "../games/moves";
import { language } from "../words/words.svelte";
import { reached } from "./reach.svelte";

const BASE = "/api/v1";
const BUSY: ReadonlySet<number> = new Set([429, 503]);
const PAUSES_MS = [1000, 3000];

/** Why something was not done; the message can be shown to people. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("accept-language", language());
  const answer = await reached(fetch(BASE + path, { ...init, headers }));
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refused(answer.status, problem?.key ?? "", problem?.sentence ?? answer.statusText);
}

async function get<T>(path: string, signal?: AbortSignal): Promise<T> {
  return (await (await ask(path, signal ? { signal } : {})).json()) as T;
}

/** Asks again after a while if the server has too much to do just then. */
async function patiently<T>(path: string, signal: AbortSignal): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await get<T>(path, signal);
    } catch (error) {
      if (!(error instanceof Refused && BUSY.has(error.status))) throw error;
    }
    await new Promise((done) => setTimeout(done, pause));
    signal.throwIfAborted();
  }
  return get<T>(path, signal);
}

async function send<T>(method: string, path: string, body: unknown): Promise<T> {
  const init = { method, body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  return (await (await ask(path, init)).json()) as T;
}

/** Who I am here; null for a new visitor. */
export const me = (): Promise<Guest | null> => get("/me");
export const becomeGuest = (guest: Guest): Promise<Guest> => send("POST", "/me", guest);
export const games = (): Promise<GameInfo[]> => get("/games");
export const serverInfo = (): Promise<ServerInfo> => get("/server");
/** My own statistics, and totals of all games. */
export const statistics = (): Promise<Statistics> => get("/statistics");
export const totals = (): Promise<Totals[]> => get("/statistics/totals");
/** How much of a game is luck. */
export const luckOf = (game: string): Promise<GameLuck[]> => get(`/statistics/games/${encodeURIComponent(game)}`);
/** My tokens for programs. A new one is told only once. */
export const tokens = (): Promise<KeptToken[]> => get("/tokens");
export const newToken = (token: NewToken): Promise<IssuedToken> => send("POST", "/tokens", token);
export const revokeToken = async (id: string): Promise<void> => {
  await ask(`/tokens/${encodeURIComponent(id)}`, { method: "DELETE" });
};
/** The days in the archive, and where the games of one are. */
export const archive = (): Promise<ArchivedDay[]> => get("/archive");
export const archivePath = (game: string, day: string): string => `${BASE}/archive/${game}/${day}`;
export const lobby = (): Promise<Lobby> => get("/lobby");
/** The tables that the server lists at once. */
export const MAX_LISTED = 50;
/** My tables; or my closed ones before a table, where a list was not long enough for them all. */
export const myTables = (before?: string): Promise<TableCard[]> =>
  get(before ? `/my-tables?before=${encodeURIComponent(before)}` : "/my-tables");
export const newTable = (table: NewTable): Promise<Summary> => send("POST", "/tables", table);
export const table = (id: string, signal?: AbortSignal): Promise<Summary> =>
  get(`/tables/${encodeURIComponent(id)}`, signal);
export const odds = (id: string, signal: AbortSignal): Promise<Odds> =>
  patiently(`/tables/${encodeURIComponent(id)}/odds`, signal);
export const oddsAt = (id: string, at: number, signal: AbortSignal): Promise<Odds> =>
  patiently(`/tables/${encodeURIComponent(id)}/odds?at=${at}`, signal);
export const chances = (id: string, at: number, signal: AbortSignal): Promise<Chances> =>
  get(`/tables/${encodeURIComponent(id)}/chances?at=${at}`, signal);
export const course = (id: string, signal: AbortSignal): Promise<Course> =>
  get(`/tables/${encodeURIComponent(id)}/course`, signal);
export const playOn = (id: string, wanted: PlayOn): Promise<Summary> =>
  send("POST", `/tables/${encodeURIComponent(id)}/branch`, wanted);
export const hint = (id: string, seat: number): Promise<Hint<unknown, unknown>> =>
  get(`/tables/${encodeURIComponent(id)}/hint?seat=${seat}`);
export const why = (id: string, at: number): Promise<Hint<unknown, unknown>> =>
  get(`/tables/${encodeURIComponent(id)}/why?at=${at}`);
/** A review from a step on, as far as it is computed. */
export const review = (id: string, from: number, signal: AbortSignal): Promise<ReviewPart> =>
  get(`/tables/${encodeURIComponent(id)}/review?from=${from}`, signal);
/** What would have been best instead of the action of an event. */
export const best = (id: string, at: number, signal: AbortSignal): Promise<BestMove> =>
  get(`/tables/${encodeURIComponent(id)}/best?at=${at}`, signal);
/** What my last decision up to an event cost. */
export const coach = (id: string, at: number): Promise<CoachVerdict> =>
  get(`/tables/${encodeURIComponent(id)}/coach?at=${at}`);
export const newDuplicate = (wanted: NewDuplicate): Promise<Duplicate> => send("POST", "/duplicates", wanted);
export const duplicate = (id: string): Promise<Duplicate> => get(`/duplicates/${encodeURIComponent(id)}`);
/** A table of a group with the same dice, to sit down at. */
export const enterDuplicate = (id: string, number: number): Promise<Summary> =>
  send("POST", `/duplicates/${encodeURIComponent(id)}/tables/${number}`, {});
export const closeDuplicate = (id: string): Promise<Duplicate> =>
  send("POST", `/duplicates/${encodeURIComponent(id)}/close`, {});
export const comparison = (id: string): Promise<GroupComparison> =>
  get(`/duplicates/${encodeURIComponent(id)}/comparison`);
export const filePath = (id: string): string => `${BASE}/tables/${encodeURIComponent(id)}/file`;
export const file = async (id: string): Promise<string> => (await ask(filePath(id).slice(BASE.length))).text();
export const rules = (game: string): Promise<Rules> => get(`/rules/${encodeURIComponent(game)}`);
export const eventsBefore = (id: string, seq: number): Promise<NarratedEvent[]> =>
  get(`/tables/${encodeURIComponent(id)}/events?before=${seq}`);
export const steps = (id: string, from: number, most: number, signal?: AbortSignal): Promise<Steps> =>
  get(`/tables/${encodeURIComponent(id)}/steps?from=${from}&most=${most}`, signal);

async function sendFile<T>(path: string, text: string): Promise<T> {
  const init = { method: "POST", body: text, headers: { "content-type": "text/plain; charset=utf-8" } };
  return (await (await ask(path, init)).json()) as T;
}

export const checkFile = (text: string): Promise<Verdict> => sendFile("/files", text);
/** Keeps a game file as a table; only a game that was played out can be reviewed. */
export const importGame = (text: string, page: "replay" | "review"): Promise<Summary> =>
  sendFile(page === "review" ? "/games?played-out=true" : "/games", text);
