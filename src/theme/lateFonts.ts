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

/** Tops of every piece of text in view, in px: a word may change its line though its paragraph stays. Asking lays the page out, but paints nothing. */
function positions(): number[] {
  const range = document.createRange();
  return [...document.querySelectorAll('main > *, .doc > *, .side li')]
    .filter(isInView)
    .flatMap(textsOf)
    .map((text) => {
      range.selectNodeContents(text);
      return range.getBoundingClientRect().top;
    });
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

function textsOf(element: Element): Node[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) {
    texts.push(walker.currentNode);
  }
  return texts;
}
