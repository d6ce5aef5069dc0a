import { localStore } from '#src/storage/safeStorage.ts';
import { FONTS_KEY } from '#src/storage/storedKeys.ts';

const FACES = ['1em "IBM Plex Sans Variable"', '1em "IBM Plex Mono"'];
/** Where scripts run, the style sheet uses the site's own fonts below this class only. */
const CLASS = 'fonts';

/** Before the first paint: a browser that an earlier page has brought the fonts draws with them at once. */
export function applyKeptFonts(): void {
  if (localStore.read(FONTS_KEY) === 'loaded') {
    document.documentElement.classList.add(CLASS);
  }
}

/** Loads the fonts and draws with them. To be called once the page is painted: a layout that waits for fonts takes twice as long. */
export async function bringFonts(): Promise<void> {
  try {
    await Promise.all(FACES.map((face) => document.fonts.load(face)));
  } catch {
    return; // offline: the fallback is a complete font
  }
  document.documentElement.classList.add(CLASS);
  localStore.write(FONTS_KEY, 'loaded');
}
