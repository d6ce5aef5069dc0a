import { useEffect } from 'react';
import { latePart } from '#src/site/loading/latePart.ts';
import type { TypePopovers } from './typePopover.ts';

const INTENT_EVENTS = ['pointerover', 'focusin'] as const;
/** Links that name something in code, in a text or in a type. */
const NAMES = '.doc a[href^="/x/api/"]:is(code > *, .ty *, :has(> code))';

const typePopover = latePart(() => import('./typePopover.ts'));

/**
 * Shows the type behind a name on hover and focus. What does so is fetched at the first name that a user reaches; when it is lost the
 * link still leads to the type, and the next name tries again.
 */
export function useTypePopovers(): void {
  useEffect(() => {
    let popovers: TypePopovers | undefined;
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(NAMES) : null;
      if (link) {
        void typePopover.fetchAhead().then((brought) => {
          popovers ??= brought?.typePopovers();
          return popovers?.show(link);
        });
      }
    };
    for (const name of INTENT_EVENTS) {
      document.addEventListener(name, onIntent, { passive: true });
    }
    return () => {
      for (const name of INTENT_EVENTS) {
        document.removeEventListener(name, onIntent);
      }
      popovers?.stop();
    };
  }, []);
}
