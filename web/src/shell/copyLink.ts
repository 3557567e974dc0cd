// Copying a link for others.
import { t } from "../words/words.svelte";
import { toast } from "./toasts.svelte";

/** Copies an address and says so; where the browser forbids it, shows the address instead. */
export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast(t("web-copied"));
  } catch {
    toast(address);
  }
}
