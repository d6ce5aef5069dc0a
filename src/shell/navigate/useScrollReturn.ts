import { useRouter, type NextRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { routerPath } from '#src/site/path/base.ts';
import { showWhole } from '#src/shell/start/arrival.ts';

const ARRIVALS = ['routeChangeComplete', 'hashChangeComplete'] as const;

type Entry = Parameters<Parameters<NextRouter['beforePopState']>[0]>[0];

/**
 * Brings back where one was reading after "back" and "forward". The browser tries before the page is there, and the router would
 * begin at the top after it.
 */
export function useScrollReturn(): void {
  const router = useRouter();
  // Outside of the effect: the router is another object on every page.
  const positions = useRef(new Map<string, number>());
  useEffect(() => {
    let shown = nameOf(window.history.state);
    const arrive = () => {
      shown = nameOf(window.history.state);
    };
    const remember = () => {
      // Between two pages the entry in the history is no longer, or not yet, the page on the screen.
      if (nameOf(window.history.state) === shown) {
        positions.current.set(shown, window.scrollY);
      }
    };
    const returnTo = async (entry: Entry) => {
      const top = positions.current.get(nameOf(entry));
      const hasArrived = await router.replace(routerPath(entry.as), undefined, { scroll: false });
      // A second "back" gives the first one up: the page in view is another one's.
      if (hasArrived && top !== undefined) {
        showWhole(document.querySelector('.doc'));
        window.scrollTo(window.scrollX, top);
      }
    };
    router.beforePopState((entry) => {
      void returnTo(entry);
      return false;
    });
    for (const event of ARRIVALS) {
      router.events.on(event, arrive);
    }
    window.addEventListener('hashchange', arrive);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      router.beforePopState(() => true);
      for (const event of ARRIVALS) {
        router.events.off(event, arrive);
      }
      window.removeEventListener('hashchange', arrive);
      window.removeEventListener('scroll', remember);
    };
  }, [router]);
}

/** The router names each page it opens by a key; anchors opened on that page share it. A filter writes the query while one reads. */
function nameOf(entry: unknown): string {
  const { key, as } = (entry ?? {}) as { key?: string; as?: string };
  return `${key} ${as?.replace(/\?[^#]*/, '')}`;
}
