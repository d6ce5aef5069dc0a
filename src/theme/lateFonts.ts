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
 * Loads the fonts without standing in the way of anything, and uses them at once only if that moves nothing in view;
 * else they wait for the next page.
 */
export async function bringFonts(): Promise<void> {
  try {
    await Promise.all(FACES.map((face) => document.fonts.load(face)));
    localStorage.setItem(STORAGE_KEY, 'loaded');
  } catch {
    return; // offline or storage blocked: the fallback is a complete font
  }
  const before = positions();
  showFonts();
  const after = positions();
  if (before.some((top, index) => Math.abs(top - (after[index] ?? top)) >= 1)) {
    document.documentElement.classList.remove(CLASS);
    document.addEventListener('x-page', showFonts, { once: true });
  }
}

/** Tops of everything in the reading column and the tree, in px. Asking for them lays the page out, but paints nothing. */
function positions(): number[] {
  return [...document.querySelectorAll('main > *, .doc > *, .side li')].map(
    (element) => element.getBoundingClientRect().top,
  );
}
