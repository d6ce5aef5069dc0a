import { useEffect } from 'react';
import { latePart } from '#src/site/loading/latePart.ts';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { INTENT_EVENTS, on } from '#src/site/timing/on.ts';
import { whenCalm } from '#src/site/timing/quietMoments.ts';
import { ROW } from '#src/site/code/codeElement.ts';

const rowCopy = latePart(() => import('./rowCopy.ts'));

/**
 * Lets a row of the reference offer its name to be copied: the one under the pointer or with the focus, and where nothing hovers all
 * in view. What does so is fetched at the first row that a user reaches; when it is lost the next row tries again.
 * @param shown what stands for the text in view
 */
export function useRowCopy(shown: unknown): void {
  const translate = useTranslate();
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const offer = (row: HTMLElement) => {
      void rowCopy.fetchAhead().then((brought) => brought?.offerCopy(row, translate));
    };
    on(document, INTENT_EVENTS, `.${ROW}`, offer, { passive: true, signal });
    if (window.matchMedia?.('(hover: none)').matches && document.querySelector(`.${ROW}`)) {
      whenCalm(() => {
        void rowCopy.fetchAhead().then((brought) => brought?.offerInView(translate, signal));
      });
    }
    return () => stop.abort();
  }, [translate, shown]);
}
