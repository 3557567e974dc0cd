// A table for tests with two people: this device is Anna's; Ben's numbers are known.
import { checkDice } from "./check";
import { Device } from "./device";
import { chainOf, Keeper } from "./testKeeper";

/** Ben's chain. */
export const BEN = chainOf("kitchen", "be".repeat(32), 40);
/** The seats of this device. */
export const MINE = [0];

/** A table at which this device has registered its chain, and Ben's has too. */
export async function seated(): Promise<{ keeper: Keeper; device: Device }> {
  const keeper = new Keeper();
  const device = new Device(keeper.table);
  const tip = await device.tip(keeper.opening());
  keeper.chains = [
    { seats: [0], tip: tip ?? "", link: null },
    { seats: [1], tip: BEN[0] ?? "", link: null },
  ];
  return { keeper, device };
}

/** The same after all devices have shown their first links. */
export async function begun(): Promise<{ keeper: Keeper; device: Device }> {
  const { keeper, device } = await seated();
  const shown = await device.agree(keeper.opening(), MINE, keeper.openingHash());
  const links = [shown?.[1], BEN[1]];
  keeper.chains = keeper.chains.map((chain, at) => ({ ...chain, link: links[at] ?? null }));
  device.begin(keeper.opening());
  return { keeper, device };
}

/** Shows the device the newest line of the record. */
export function tell(keeper: Keeper, device: Device, { live = true, rolling = false } = {}): boolean {
  return device.observe([{ at: keeper.lines.length - 1, line: keeper.lines.at(-1) ?? "", live, here: live, rolling }]);
}

/** This device rolls with its link, and so does Ben. */
export async function round(keeper: Keeper, device: Device, turn: number): Promise<void> {
  keeper.roll(`turn ${turn} roll 1`, 0, await device.link(0));
  tell(keeper, device, { rolling: true });
  const used = keeper.lines.filter((line) => BEN.some((link) => line.endsWith(link))).length;
  keeper.roll(`turn ${turn} roll 2`, 1, BEN[2 + used]);
  tell(keeper, device);
}

/** What the check finds wrong with the keeper's file. */
export const keys = async (keeper: Keeper, how = {}): Promise<string[]> => {
  const found = await checkDice(keeper.file(how));
  return found.kind === "checked" ? found.faults.map((fault) => fault.key) : [found.kind];
};
/** What the device has noticed. */
export const noticed = (device: Device): string[] => device.notices().map((notice) => notice.key);
