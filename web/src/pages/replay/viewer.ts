// From whose side a game is looked back at.
import { recall } from "../../fair/memory";
import { seatName } from "../../fair/record";

/** The seat that was played on this device: the game is shown as its player saw it. The first one for everybody else. */
export function viewerOf(id: string, seats: number): number {
  const played = recall(id)?.seats ?? [];
  return Math.max(
    0,
    Array.from({ length: seats }, (_, at) => seatName(at)).findIndex((name) => played.includes(name)),
  );
}
