import { whenRested } from '#src/site/timing/quietMoments.ts';
import { ROW } from '#src/site/code/codeElement.ts';

/** `content.css` lets the browser leave out what of such a text lies far from the window, demos excepted. */
const ARRIVING = 'arriving';
/** Of such a text there is nothing beyond the first screens. */
const SHORT = 'short';
/** As many blocks of a text as fill any window. */
const FIRST_BLOCKS = 20;
/** Long enough for the first frames to be free for the visitor, too short to reach the end of twenty blocks. */
const REST_AFTER_MS = 300;
/** A task that lays out a slice, and the frame that paints it, leave a visitor's click free within 50 ms. */
const SLICE_MS = 12;
const FIRST_SLICE = 5;
const MOST_OF_A_SLICE = 40;

/**
 * Begins with the first screen of a text that has just been put in place, and goes on to all of it when that is painted. Returns how to
 * call the rest off.
 */
export function beginText(text: Element): () => void {
  text.classList.add(ARRIVING);
  text.classList.toggle(SHORT, text.children.length > FIRST_BLOCKS);
  let callOff = () => {};
  const timer = setTimeout(() => {
    text.classList.remove(SHORT);
    callOff = settle(text);
  }, REST_AFTER_MS);
  return () => {
    clearTimeout(timer);
    callOff();
  };
}

/**
 * Lays out the rest of a text slice by slice while nothing else happens, so that none of it makes a visitor wait. Who scrolls has all
 * that is above at once: WebKit does not hold what is read in its place when something above it grows, and Firefox not always.
 * Returns how to call it off.
 */
export function settle(text: Element): () => void {
  if (!text.classList.contains(ARRIVING)) {
    return () => {};
  }
  // What can be left out alone, as in `content.css`.
  const parts = [...text.querySelectorAll<HTMLElement>(`:scope > :nth-child(n + 7), .${ROW}`)];
  let slice = FIRST_SLICE;
  let callOffNext = () => {};
  const goOn = () => {
    const ms = timeLayout(text, parts.splice(0, slice));
    slice = nextSlice(slice, ms);
    if (parts.length > 0) {
      callOffNext = whenRested(goOn);
    } else {
      callOff();
    }
  };
  const catchUp = () => {
    // What was laid out may be lower than its room was: then more of the text comes up into the window.
    for (let near = countNear(parts); near > 0; near = countNear(parts)) {
      show(parts.splice(0, near));
    }
  };
  const callOff = () => {
    document.removeEventListener('scroll', catchUp);
    callOffNext();
  };
  document.addEventListener('scroll', catchUp, { passive: true });
  if (window.scrollY > 0) {
    catchUp();
  }
  goOn();
  return callOff;
}

/** Lays out parts of a text, in ms. */
function timeLayout(text: Element, parts: readonly HTMLElement[]): number {
  const began = performance.now();
  show(parts);
  text.getBoundingClientRect();
  return performance.now() - began;
}

/** How many of the parts begin above the lower edge of the window. */
function countNear(parts: readonly HTMLElement[]): number {
  const below = parts.findIndex((part) => part.getBoundingClientRect().top > window.innerHeight);
  return below < 0 ? parts.length : below;
}

function show(parts: readonly HTMLElement[]): void {
  for (const part of parts) {
    part.style.contentVisibility = 'visible';
  }
}

/** How many parts to lay out after so many took that long: devices differ, and so do parts. */
function nextSlice(parts: number, ms: number): number {
  if (ms > SLICE_MS) {
    return Math.max(1, parts >> 1);
  }
  return ms < SLICE_MS / 2 ? Math.min(MOST_OF_A_SLICE, parts * 2) : parts;
}

/** Lays out all of a text now: somebody goes to a place in it. */
export function showWhole(text: Element | null): void {
  text?.classList.remove(ARRIVING, SHORT);
}
