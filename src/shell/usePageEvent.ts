import { useLayoutEffect, useRef } from 'react';

/** Tells the scripts that run without React, before it is painted, that another page has been put in place. */
export function usePageEvent(pathname: string): void {
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current !== pathname) {
      shown.current = pathname;
      document.dispatchEvent(new Event('x-page'));
    }
  }, [pathname]);
}
