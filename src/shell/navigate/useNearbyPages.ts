import { useRouter } from 'next/router';
import { use, useEffect } from 'react';
import { leavesOf } from '#src/site/tree/navEntry.ts';
import { whenCalm } from '#src/site/timing/quietMoments.ts';
import { NavBranchesContext } from './NavBranchesContext.ts';
import { nearbyPages, type BetweenPages } from './nearbyPages.ts';

/** Fetches the pages around the open one while nothing else happens, so that a click on one of them waits for no network. */
export function useNearbyPages(page: BetweenPages): void {
  const { prefetch } = useRouter();
  const { rows } = use(NavBranchesContext);
  useEffect(() => {
    let gone = false;
    let waiting: string[] | undefined;
    const shown = () => leavesOf(rows().entries).flatMap(({ href }) => href ?? []);
    const next = () => {
      waiting ??= savesData() ? [] : nearbyPages(shown(), page);
      const nearest = waiting.shift();
      if (nearest !== undefined && !gone) {
        void prefetch(nearest); // not one after another: each would be a round trip more for the last
        whenCalm(next);
      }
    };
    whenCalm(next);
    return () => {
      gone = true;
    };
  }, [page, prefetch, rows]);
}

/** Whether the visitor asked the browser to be sparing. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
