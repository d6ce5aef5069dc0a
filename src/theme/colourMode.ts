import { themeColour } from './tokens.ts';

/** What a visitor can choose. */
export type Mode = 'light' | 'dark' | 'system';
/** What is shown. */
export type EffectiveMode = 'light' | 'dark';

const STORAGE_KEY = 'mui-mode';
const DARK_QUERY = '(prefers-color-scheme: dark)';

/** Sent on `document` when the visitor chooses a mode; `detail` is that mode. */
export const MODE_EVENT = 'x-mode';

/** The stored choice; `system` when there is none, an unknown one, or storage is blocked (behaviour 4.1). */
export function chosenMode(): Mode {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system'; // storage may be blocked
  }
}

/** The mode that a choice means on this device. */
export function effectiveMode(mode: Mode): EffectiveMode {
  if (mode !== 'system') {
    return mode;
  }
  return window.matchMedia?.(DARK_QUERY).matches ? 'dark' : 'light';
}

/** Puts a mode on the page: the attribute all colours hang on, and the colour of the browser's frame (behaviour 4.4). */
export function applyMode(mode: EffectiveMode): void {
  document.documentElement.dataset.muiColorScheme = mode;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = themeColour[mode];
  }
}

/** Stores and shows a choice; blocked storage keeps it for this page only. */
export function chooseMode(mode: Mode): void {
  try {
    localStorage.setItem(STORAGE_KEY, mode);
  } catch {
    // storage may be blocked: the choice holds until the page is left
  }
  applyMode(effectiveMode(mode));
  document.dispatchEvent(new CustomEvent<Mode>(MODE_EVENT, { detail: mode }));
}

/** From light to dark and back. */
export function switchMode(): void {
  const shown = document.documentElement.dataset.muiColorScheme;
  chooseMode(shown === 'dark' ? 'light' : 'dark');
}

/** Follows the device while the choice is `system`, and choices made in other tabs. */
export function followMode(): void {
  const follow = () => applyMode(effectiveMode(chosenMode()));
  window.matchMedia?.(DARK_QUERY).addEventListener('change', follow);
  window.addEventListener('storage', follow);
}
