const FACES = ['400 16px "IBM Plex Sans Variable"', '400 13px "IBM Plex Mono"'];
const STORAGE_KEY = 'fonts';
const CLASS = 'fonts';

/** Whether an earlier page has brought the fonts, so that they may be used from the first paint. */
export function haveFonts(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'loaded';
  } catch {
    return false; // storage may be blocked: each page starts with the fallback
  }
}

/** Puts the site's own fonts in use. */
export function showFonts(): void {
  document.documentElement.classList.add(CLASS);
}

/**
 * Loads the fonts without standing in the way of anything. They come into use with the next page that is loaded, or while nobody
 * looks at this one: a text never changes its letters, nor a word its line, under the eyes of its reader.
 */
export async function bringFonts(): Promise<void> {
  try {
    await Promise.all(FACES.map((face) => document.fonts.load(face)));
    localStorage.setItem(STORAGE_KEY, 'loaded');
  } catch {
    return; // offline or storage blocked: the fallback is a complete font
  }
  if (document.hidden) {
    showFonts();
  } else {
    document.addEventListener('visibilitychange', showFonts, { once: true });
  }
}
