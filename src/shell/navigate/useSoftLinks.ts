import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { INTENT_EVENTS, on } from '#src/site/timing/on.ts';
import { pageBehind, softTarget } from './softLink.ts';

/** Lets every plain link to a page of this site change the page without a reload, and fetches that page on hover, focus or touch. */
export function useSoftLinks(): void {
  const router = useRouter();
  useEffect(() => {
    const stopClicks = on(document, ['click'], 'a', (_, event) => {
      const page = softTarget(event, window.location);
      if (page !== undefined) {
        event.preventDefault();
        void router.push(page);
      }
    });
    const prefetch = (link: HTMLAnchorElement) => {
      const page = pageBehind(link, window.location);
      if (page !== undefined) {
        void router.prefetch(page);
      }
    };
    const events = [...INTENT_EVENTS, 'touchstart'] as const;
    const stopIntent = on(document, events, 'a', prefetch, { passive: true });
    return () => {
      stopClicks();
      stopIntent();
    };
  }, [router]);
}
