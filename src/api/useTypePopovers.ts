import { useEffect } from 'react';

const INTENT_EVENTS = ['pointerover', 'focusin'] as const;
/** Links that name something in code, in a text or in a type. */
const NAMES = '.doc a[href^="/x/api/"]:is(code > *, .ty *, :has(> code))';

/** Shows the type behind a name on hover and focus. What does so is fetched at the first name that a visitor reaches. */
export function useTypePopovers(): void {
  useEffect(() => {
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(NAMES) : null;
      if (link) {
        void import('./typePopover.ts').then(({ showType }) => showType(link));
      }
    };
    for (const name of INTENT_EVENTS) {
      document.addEventListener(name, onIntent, { passive: true });
    }
    return () => {
      for (const name of INTENT_EVENTS) {
        document.removeEventListener(name, onIntent);
      }
    };
  }, []);
}
