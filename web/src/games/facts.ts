// What the front page says of the games before it has asked the server anything.
import type { Game } from "./table";

export const FACTS: Record<Game, { players: [number, number]; minutes: number }> = {
  wuerfelkoenig: { players: [2, 5], minutes: 30 },
  brettspiel: { players: [2, 4], minutes: 45 },
  wuerfelland: { players: [2, 4], minutes: 30 },
  knatsch: { players: [2, 6], minutes: 45 },
};
