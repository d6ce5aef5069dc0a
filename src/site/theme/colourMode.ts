import { BASE } from '#data/site/base.ts';
import { localStore } from '#src/site/storage/safeStorage.ts';
import { MODE_KEY } from '#src/site/storage/storedKeys.ts';
import { themeColour } from './themeColour.ts';

/** What a visitor can choose. */
export type Mode = 'light' | 'dark' | 'system';
/** What is shown. */
export type EffectiveMode = 'light' | 'dark';

const DARK_QUERY = '(prefers-color-scheme: dark)';

/** Sent on `document` when the visitor chooses a mode; `detail` is that mode. */
export const MODE_EVENT = 'x-mode';

/** The stored choice; `system` when there is none, an unknown one, or storage is blocked (behaviour 4.1). */
export function chosenMode(): Mode {
  // Where storage is blocked the document carries the choice: the boot script and React are two programs.
  const stored = askedMode() ?? localStore.read(MODE_KEY) ?? document.documentElement.dataset.mode;
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** The mode that the address of a demo by itself asks for. It holds for that window alone, before whatever is stored. */
export function askedMode(): EffectiveMode | undefined {
  const { pathname, search } = location;
  const [, mode] = (pathname === `${BASE}/demo/` && /[?&]mode=(light|dark)(?:&|$)/.exec(search)) || [];
  return mode as EffectiveMode | undefined;
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
  // The head's script runs before there is a body; the boot script comes again.
  document.body?.classList.toggle('mode-dark', mode === 'dark');
  document.body?.classList.toggle('mode-light', mode === 'light');
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = themeColour[mode];
  }
}

/** Stores and shows a choice; where storage is blocked it holds for the visit. */
export function chooseMode(mode: Mode): void {
  localStore.write(MODE_KEY, mode);
  document.documentElement.dataset.mode = mode;
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
  window.addEventListener('storage', () => {
    delete document.documentElement.dataset.mode;
    follow();
  });
}

/** Shows light colours on paper, demos included, whatever the screen shows. */
export function printLight(): void {
  window.addEventListener('beforeprint', () => applyMode('light'));
  window.addEventListener('afterprint', () => applyMode(effectiveMode(chosenMode())));
}

/** Tells the mode that is shown now and whenever it changes, whoever changes it. Returns how to stop. */
export function followShownMode(onMode: (mode: EffectiveMode) => void): () => void {
  const root = document.documentElement;
  const tell = () => onMode(root.dataset.muiColorScheme === 'dark' ? 'dark' : 'light');
  const observer = new MutationObserver(tell);
  observer.observe(root, { attributeFilter: ['data-mui-color-scheme'] });
  tell();
  return () => observer.disconnect();
}
