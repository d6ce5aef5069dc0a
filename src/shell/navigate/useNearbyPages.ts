import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { nearbyPages } from './nearbyPages.ts';
import { whenCalm } from '#src/site/timing/whenCalm.ts';

/** Fetches the pages around the open one while nothing else happens, so that a click on one of them waits for no network. */
export function useNearbyPages(pathname: string): void {
  const { prefetch } = useRouter();
  useEffect(() => {
    let gone = false;
    const waiting = savesData() ? [] : nearbyPages(siteTree.leaves, pathname);
    const next = () => {
      const page = waiting.shift();
      if (page !== undefined && !gone) {
        void prefetch(page).then(() => whenCalm(next));
      }
    };
    whenCalm(next);
    return () => {
      gone = true;
    };
  }, [pathname, prefetch]);
}

/** Whether the visitor asked the browser to be sparing. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
