import { useEffect, useLayoutEffect } from 'react';
import { rememberedLayout, rememberLayout } from '#src/storage/apiLayout.ts';
import { layoutChosenEarly, showLayout } from './rowLayout.ts';

const INTENT_EVENTS = ['pointerover', 'focusin'] as const;

/** What answers the filters, once a visitor has come near one. */
let filters: { answerBars: () => void; restoreFilters: () => void } | undefined;
let isFirst = true;

/** Keeps the chosen layout of rows from page to page, and brings what answers the bars above them when a visitor reaches one. */
export function useRowBars(pathname: string): void {
  useLayoutEffect(() => {
    const early = isFirst ? layoutChosenEarly() : undefined;
    isFirst = false;
    if (early !== undefined) {
      rememberLayout(early);
    }
    showLayout(rememberedLayout());
    filters?.restoreFilters();
  }, [pathname]);
  useEffect(() => {
    const onIntent = ({ target }: Pick<Event, 'target'>) => {
      if (target instanceof Element && target.closest('.bar')) {
        void bringFilters();
      }
    };
    onIntent({ target: document.activeElement }); // it may have been reached before React was
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

async function bringFilters(): Promise<void> {
  if (!filters) {
    filters = await import('./rowFilters.ts');
    filters.answerBars();
  }
}
