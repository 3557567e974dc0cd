// The connection to one table: a socket that is opened again whenever it is lost.
import type { Farewell, Intent, ServerFrame } from "../wire/types";

const FIRST_RETRY_MS = 300;
const LAST_RETRY_MS = 8000;
/** After a refusal that will hardly have passed sooner. */
const REFUSED_RETRY_MS = 30_000;
/** The server's code for a table that does not exist. */
const NOT_FOUND = 4404;
/** Its codes for a table that cannot be read, too many sockets, and messages that it does not understand. */
const FAILED = 1011;
const TOO_MANY = 4429;
const BAD_FRAMES = 4400;
/** Its code for a guest whom the operator has removed. */
const REMOVED = 4403;
/** Its code for a table that others must not see yet. */
const NOT_YET = 4425;
const REFUSALS: readonly number[] = [FAILED, TOO_MANY, BAD_FRAMES, REMOVED, NOT_YET];

/** What the connection needs from the page. */
interface Outside {
  /** What the server has to know when it is opened. */
  query: () => string;
  take: (frame: ServerFrame) => void;
  /** It is lost, and why if the server has refused it; or the table is gone for good. */
  lose: (line: "lost" | "gone", refusal: Farewell | null) => void;
}

export class Connection {
  #socket: WebSocket | null = null;
  /** What the server said before it closes this socket. */
  #farewell: Farewell | null = null;
  #retry = FIRST_RETRY_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #outside: Outside;

  constructor(
    readonly table: string,
    outside: Outside,
  ) {
    this.#outside = outside;
    this.#connect();
  }

  /** Sends an intent, if there is a connection. */
  send(intent: Intent): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(intent));
  }

  /** Opens another socket now. */
  reconnect(): void {
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.#connect();
    old?.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/api/v1/tables/${this.table}/socket?${this.#outside.query()}`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#farewell = null;
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#take(JSON.parse(String(message.data)) as ServerFrame);
    };
    socket.onclose = (closing) => {
      if (socket === this.#socket && !this.#closed) this.#lose(closing.code);
    };
  }

  #take(frame: ServerFrame): void {
    if (frame.type === "farewell") this.#farewell = frame;
    else if (frame.type === "welcome") this.#retry = FIRST_RETRY_MS;
    this.#outside.take(frame);
  }

  #lose(code: number): void {
    if (code === NOT_FOUND) {
      this.#outside.lose("gone", null);
      return;
    }
    const refusal = REFUSALS.includes(code) ? this.#farewell : null;
    this.#outside.lose("lost", refusal);
    if (!refusal) this.#connectIn(this.#nextRetry());
    // What was not understood would not be understood the next time either, and nobody is removed for a moment.
    else if (code !== BAD_FRAMES && code !== REMOVED) this.#connectIn(REFUSED_RETRY_MS);
  }

  #connectIn(ms: number): void {
    this.#timer = setTimeout(() => this.#connect(), ms);
  }

  /** How long to wait now: longer after every failure, and not the same for all players. */
  #nextRetry(): number {
    const longest = this.#retry;
    this.#retry = Math.min(LAST_RETRY_MS, longest * 2);
    return longest * (0.5 + Math.random() / 2);
  }
}
