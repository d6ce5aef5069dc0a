import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { pageBehind, softTarget } from './softLink.ts';

const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Lets every plain link to a page of this site change the page without a reload, and fetches that page on hover, focus or touch. */
export function useSoftLinks(): void {
  const router = useRouter();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const page = softTarget(event, window.location);
      if (page !== undefined) {
        event.preventDefault();
        void router.push(page);
      }
    };
    const onIntent = ({ target }: Event) => {
      const page = pageBehind(target, window.location);
      if (page !== undefined) {
        void router.prefetch(page);
      }
    };
    document.addEventListener('click', onClick);
    for (const name of INTENT_EVENTS) {
      document.addEventListener(name, onIntent, { passive: true });
    }
    return () => {
      document.removeEventListener('click', onClick);
      for (const name of INTENT_EVENTS) {
        document.removeEventListener(name, onIntent);
      }
    };
  }, [router]);
}
