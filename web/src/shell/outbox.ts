// What I have asked for and has not been answered yet. Every request is answered in the end, also across a lost
// connection: the same id gets the same reply.
import type { Intent, Reply } from "../wire/types";
import type { TableDice } from "./dice";
import { complain } from "./toasts.svelte";

/** What I can ask for at a table. */
export type Command = Intent["command"];

interface Waiting {
  /** What was asked for, and what is sent once this device has added its numbers; null until then. */
  asked: Command;
  command: Command | null;
  settle: (answer: Reply) => void;
}

/** A command that was not sent. */
export const UNSENT: Reply = { type: "reply", id: "", accepted: false, seq: 0 };

export class Outbox {
  /** Whether there is a connection; until there is, everything waits. */
  live = false;
  readonly #asked = new Map<string, Waiting>();
  readonly #dice: TableDice;
  readonly #send: (id: string, command: Command) => void;

  constructor(dice: TableDice, send: (id: string, command: Command) => void) {
    this.#dice = dice;
    this.#send = send;
  }

  /** Sends a command, now or when there is a connection, until it is answered. */
  ask(command: Command): Promise<Reply> {
    const id =
      crypto.randomUUID?.() ??
      Array.from(crypto.getRandomValues(new Uint8Array(16)), (one) => one.toString(16)).join("");
    return new Promise<Reply>((settle) => {
      const waiting = { asked: command, command: null, settle };
      this.#asked.set(id, waiting);
      if (this.live) this.#submit(id, waiting);
    });
  }

  /** Whether the same, or another move, is still waiting for its reply. */
  isUnderWay(command: Command): boolean {
    const asked = [...this.#asked.values()].map((one) => one.asked);
    return asked.some((one) => (isMove(one) && isMove(command)) || JSON.stringify(one) === JSON.stringify(command));
  }

  /** A reply has come. */
  settle(reply: Reply): void {
    this.#asked.get(reply.id)?.settle(reply);
    this.#asked.delete(reply.id);
  }

  /** Sends whatever was on its way when the connection broke. */
  sendAgain(): void {
    for (const [id, waiting] of this.#asked) this.#submit(id, waiting);
  }

  /** Sends an intent, after this device has added its numbers where it takes part in the dice. */
  #submit(id: string, waiting: Waiting): void {
    const { asked, command } = waiting;
    if (command) this.#send(id, command);
    else if (this.#dice.takesPart(asked)) void this.#complete(id, waiting);
    else this.#send(id, (waiting.command = asked));
  }

  async #complete(id: string, waiting: Waiting): Promise<void> {
    try {
      const command = await this.#dice.complete(waiting.asked);
      // The connection may have been lost and found again in the meantime, and this begun once more.
      waiting.command ??= command;
      this.#send(id, waiting.command);
    } catch (error) {
      this.#asked.delete(id);
      complain(error);
      waiting.settle(UNSENT);
    }
  }
}

function isMove(command: Command): boolean {
  return command.type === "act" || command.type === "roll";
}
