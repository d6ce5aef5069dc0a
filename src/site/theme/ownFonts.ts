import { localStore } from '#src/site/storage/safeStorage.ts';
import { FONTS_KEY } from '#src/site/storage/storedKeys.ts';

const FACES = ['1em "IBM Plex Sans Variable"', '1em "IBM Plex Mono"'];
/** Where scripts run, the style sheet uses the site's own fonts below this class only. */
const CLASS = 'fonts';
/** The list of contents is left out: a heading that takes a line less there moves the ones below it, and nothing that is being read. */
const BLOCKS = 'main > *, .doc > *, .row, nav.side a';
/** Where text stands by itself, and is not only in blocks of its own. */
const TEXTS = 'main > p, .doc > :not(.api), .row';
/** A word that changes its line takes them along, even where the block stays as high as it was. */
const WORDS = ':is(p, li, td) :is(a, code)';
/** px: less is no layout shift to a browser (https://github.com/WICG/layout-instability#the-layout-shift). */
const LEAST_SHIFT = 3;
const LINES = 'p, li, td';
/** Half of what a page may shift; counted as browsers do, the part of the window that moves times how far, by its longer side. */
const MOST_SHIFT = 0.005;

/** Before the first paint: a browser that an earlier page has brought the fonts draws with them at once. */
export function applyKeptFonts(): void {
  if (localStore.read(FONTS_KEY) === 'loaded') {
    showFonts();
  }
}

/** Draws a page that has not been looked at yet with the fonts, if they are there. */
export function applyLoadedFonts(): void {
  // To ask costs a style of the whole new page.
  if (!hasFonts() && FACES.every((face) => document.fonts.check(face))) {
    showFonts();
  }
}

/**
 * Loads the fonts and draws with them. To be called once the page is painted: a first layout that waits for fonts takes twice as long. Where a
 * text in view would break its lines anew the fallback stays until nobody looks, or until the next page (`applyLoadedFonts`).
 */
export async function bringFonts(): Promise<void> {
  try {
    await Promise.all(FACES.map((face) => document.fonts.load(face)));
  } catch {
    return; // offline: the fallback is a complete font
  }
  localStore.write(FONTS_KEY, 'loaded');
  const places = placesInView();
  const starts = startsInView();
  showFonts();
  const hasMoved =
    [...places].some(([block, top]) => Math.abs(topOf(block) - top) >= LEAST_SHIFT) ||
    shiftSince(starts) > MOST_SHIFT;
  if (hasMoved && !document.hidden) {
    document.documentElement.classList.remove(CLASS);
    document.addEventListener('visibilitychange', showFonts, { once: true });
  }
}

function hasFonts(): boolean {
  return document.documentElement.classList.contains(CLASS);
}

function showFonts(): void {
  document.documentElement.classList.add(CLASS);
}

/** The blocks and words of the page in view, with their places in px below the upper edge of the window. */
function placesInView(): Map<Element, number> {
  const blocks = inView(document.querySelectorAll(BLOCKS));
  // To ask for a place makes the browser lay out what it had left out: not in texts that nobody sees.
  const words = blocks
    .filter(([block]) => block.matches(TEXTS))
    .flatMap(([text]) => inView(text.querySelectorAll(WORDS)));
  return new Map([...blocks, ...words]);
}

/** The texts of lines in view and where their first letters stand: behind a link or bold words a text moves along its line. */
function startsInView(): Map<Range, DOMRect> {
  const texts = inView(document.querySelectorAll(TEXTS))
    .flatMap(([text]) => (text.matches(LINES) ? [text] : [...text.querySelectorAll(LINES)]))
    .flatMap((line) => [...line.childNodes])
    .filter((node) => node.nodeType === Node.TEXT_NODE);
  return new Map(
    texts.flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const [first] = range.getClientRects();
      return first && first.top >= 0 && first.top < window.innerHeight ? [[range, first]] : [];
    }),
  );
}

function shiftSince(starts: ReadonlyMap<Range, DOMRect>): number {
  const { innerWidth, innerHeight } = window;
  const moved = [...starts].flatMap(([range, before]) => {
    const [now = before] = range.getClientRects();
    const side = document.dir === 'rtl' ? 'right' : 'left'; // where it starts
    const way = Math.max(Math.abs(now[side] - before[side]), Math.abs(now.top - before.top));
    const { width, height } = range.getBoundingClientRect();
    return way >= LEAST_SHIFT ? [{ way, area: width * height }] : [];
  });
  const area = moved.reduce((sum, each) => sum + each.area, 0) / (innerWidth * innerHeight);
  const way = Math.max(0, ...moved.map((each) => each.way)) / Math.max(innerWidth, innerHeight);
  return area * way;
}

function inView(elements: Iterable<Element>): [Element, number][] {
  return [...elements]
    .map((element): [Element, number] => [element, topOf(element)])
    .filter(([, top]) => top > -window.innerHeight && top < window.innerHeight);
}

function topOf(block: Element): number {
  return block.getBoundingClientRect().top;
}
