// A visitor's choices, stored in this browser.

export const LANGUAGES = ["de", "en", "hu"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["auto", "light", "dark"] as const;
type Theme = (typeof THEMES)[number];
/** How strongly things stand out from their ground; `auto` is as the system asks. */
export const CONTRASTS = ["auto", "normal", "high"] as const;
type Contrast = (typeof CONTRASTS)[number];
/** How long moves are shown, as a factor; 0 shows everything at once. */
export const PACES = [0, 0.6, 1, 1.6] as const;
type Pace = (typeof PACES)[number];

/** Which moves need confirmation. */
export const CONFIRMS = ["always", "harmful", "never"] as const;
type Confirm = (typeof CONFIRMS)[number];

interface Kept {
  language: Language | null;
  theme: Theme;
  pace: Pace;
  sound: boolean;
  confirm: Confirm;
  odds: boolean;
  /** The bar of everybody's chance to win. */
  chances: boolean;
  /** Says so when a decision cost a lot, where I play alone against bots. */
  coach: boolean;
  notices: boolean;
  /** What others say at the table. */
  talk: boolean;
  contrast: Contrast;
  /** Remarks in the first games of a kind, and the keys of those already made. */
  remarks: boolean;
  remarked: string[];
}

const KEY = "wuerfelreich";
const USUAL: Kept = {
  language: null,
  theme: "auto",
  pace: 1,
  sound: false,
  confirm: "harmful",
  odds: false,
  chances: false,
  coach: false,
  notices: false,
  talk: true,
  contrast: "auto",
  remarks: true,
  remarked: [],
};

/** Parses settings that may have been written by another version, or by hand. */
export function readSettings(text: string | null): Kept {
  const kept: Kept = { ...USUAL, remarked: [] };
  let found: unknown;
  try {
    found = JSON.parse(text ?? "{}");
  } catch {
    return kept;
  }
  if (typeof found !== "object" || found === null) return kept;
  const given = found as Partial<Record<keyof Kept, unknown>>;
  kept.language = LANGUAGES.find((one) => one === given.language) ?? kept.language;
  kept.theme = THEMES.find((one) => one === given.theme) ?? kept.theme;
  kept.pace = PACES.find((one) => one === given.pace) ?? kept.pace;
  // It used to be a boolean, and false was also stored for everybody who had never chosen.
  kept.confirm = CONFIRMS.find((one) => one === given.confirm) ?? (given.confirm === true ? "always" : kept.confirm);
  kept.contrast = CONTRASTS.find((one) => one === given.contrast) ?? kept.contrast;
  kept.remarked = Array.isArray(given.remarked) ? given.remarked.filter((one) => typeof one === "string") : [];
  for (const key of ["sound", "odds", "chances", "coach", "notices", "talk", "remarks"] as const)
    if (typeof given[key] === "boolean") kept[key] = given[key];
  return kept;
}

function load(): Kept {
  try {
    return readSettings(localStorage.getItem(KEY));
  } catch {
    return { ...USUAL, remarked: [] };
  }
}

/** The settings, as reactive state. */
export const settings: Kept = $state(load());
/** What is stored, as far as this tab knows. */
let known = load();

/** Stores what was changed here, and nothing else: another tab may have stored something in the meantime. */
function store(): void {
  const now = $state.snapshot(settings);
  const keys = Object.keys(now) as (keyof Kept)[];
  const changed = keys.filter((key) => JSON.stringify(now[key]) !== JSON.stringify(known[key]));
  if (!changed.length) return;
  known = now;
  try {
    const changes = Object.fromEntries(changed.map((key) => [key, now[key]]));
    localStorage.setItem(KEY, JSON.stringify({ ...load(), ...changes }));
  } catch {
    // The browser stores nothing: the settings last until the page is closed.
  }
}

/** Does what another tab has stored. */
function follow({ key, newValue }: StorageEvent): void {
  if (key !== KEY) return;
  known = readSettings(newValue);
  Object.assign(settings, known);
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const stronger = matchMedia("(prefers-contrast: more)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
let calm = $state(still.matches);
still.addEventListener("change", () => (calm = still.matches));

/** The effective pace: 0 where the system asks for reduced motion. */
export function pace(): number {
  return calm ? 0 : settings.pace;
}

function apply(): void {
  const root = document.documentElement;
  const theme = settings.theme === "auto" ? (dark.matches ? "dark" : "light") : settings.theme;
  root.dataset["theme"] = theme;
  root.dataset["contrast"] = settings.contrast === "auto" ? (stronger.matches ? "high" : "normal") : settings.contrast;
  root.style.setProperty("--pace", String(pace()));
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", theme === "dark" ? "#231d18" : "#f3e6cc");
}

/** Applies the settings to the page, and stores them whenever they change, here or in another tab. */
export function keepSettings(): void {
  dark.addEventListener("change", apply);
  stronger.addEventListener("change", apply);
  addEventListener("storage", follow);
  $effect.root(() => {
    $effect(() => {
      apply();
      store();
    });
  });
}
