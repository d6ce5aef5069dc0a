import { useEffect } from 'react';
import { latePart } from '#src/site/loading/latePart.ts';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { whenCalm } from '#src/site/timing/whenCalm.ts';

const INTENT_EVENTS = ['pointerover', 'focusin'] as const;

const rowCopy = latePart(() => import('./rowCopy.ts'));

/**
 * Lets a row of the reference offer its name to be copied: the one under the pointer or with the focus, and where nothing hovers all
 * in view. What does so is fetched at the first row that a user reaches; when it is lost the next row tries again.
 */
export function useRowCopy(pathname: string): void {
  const translate = useTranslate();
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const onIntent = ({ target }: Event) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('.row') : null;
      if (row) {
        void rowCopy.fetchAhead().then((brought) => brought?.offerCopy(row, translate));
      }
    };
    for (const name of INTENT_EVENTS) {
      document.addEventListener(name, onIntent, { passive: true, signal });
    }
    if (matchMedia('(hover: none)').matches && document.querySelector('.row')) {
      whenCalm(() => {
        void rowCopy.fetchAhead().then((brought) => brought?.offerInView(translate, signal));
      });
    }
    return () => stop.abort();
  }, [translate, pathname]);
}
