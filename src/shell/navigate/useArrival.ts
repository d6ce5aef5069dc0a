import { useLayoutEffect, useRef } from 'react';
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
    document.dispatchEvent(new Event('x-page'));
    const text = document.querySelector('.doc');
    if (location.hash !== '') {
      showWhole(text);
    } else if (text) {
      return beginText(text);
    }
  }, [pathname]);
}
