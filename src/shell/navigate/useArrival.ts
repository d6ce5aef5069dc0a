import { useLayoutEffect, useRef } from 'react';

/** As many blocks of a text as fill any window; `content.css` hides the rest of a text that is arriving. */
const FIRST_BLOCKS = 20;
const ARRIVING = 'arriving';
/** Long enough for the first frames to be free for the visitor, too short to reach the end of twenty blocks. */
const REST_AFTER_MS = 300;

/**
 * When another page has been put in place, tells the scripts that run without React before it is painted, and lets the browser
 * paint the first screen of a long text before it lays out the rest. A text that is entered at a heading comes whole.
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
    if (text && text.children.length > FIRST_BLOCKS && location.hash === '') {
      text.classList.add(ARRIVING);
      const timer = setTimeout(showWhole, REST_AFTER_MS);
      return () => clearTimeout(timer);
    }
  }, [pathname]);
}

/** Lays out all of the text now. */
export function showWhole(): void {
  document.querySelector(`.${ARRIVING}`)?.classList.remove(ARRIVING);
}
