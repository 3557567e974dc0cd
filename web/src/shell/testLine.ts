import type { ServerFrame } from "../wire/types";

/** The server's side of a socket, controlled by the test. */
export class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: { id: string; seen: number; command: unknown }[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closing: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(code = 1000): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  tell(frame: ServerFrame): void {
    this.readyState = Line.OPEN;
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

/** The socket that was opened last. */
export function last(): Line {
  const line = Line.all.at(-1);
  if (!line) throw new Error("no socket was opened");
  return line;
}
