import { useLayoutEffect, useRef } from 'react';
import { emit, PAGE_EVENT } from '#src/site/timing/pageEvents.ts';
import { beginText, showWhole } from '#src/shell/start/arrival.ts';

/**
 * When another page has been put in place, tells the scripts that run without React before it is painted, and lets the browser
 * paint the first screen of its text before it lays out the rest. A text that is entered at a heading comes whole.
 */
export function useArrival(pathname: string): void {
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) {
      return;
    }
    shown.current = pathname;
    emit(document, PAGE_EVENT);
    unfoldNamed();
    const text = document.querySelector('.doc');
    if (location.hash !== '') {
      showWhole(text);
    } else if (text) {
      return beginText(text);
    }
  }, [pathname]);
}

/** Opens the fold around what the address names: only a browser that loads the page does so by itself. */
function unfoldNamed(): void {
  const fold = document.getElementById(location.hash.slice(1))?.closest('details');
  if (fold) {
    fold.open = true;
  }
}
