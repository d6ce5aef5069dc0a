import { useEffect, useLayoutEffect } from 'react';
import { latePart } from '#src/site/loading/latePart.ts';
import { useBringPart } from '#src/site/loading/useLatePart.ts';
import { rememberedLayout, rememberLayout } from '#src/visitor/preferences/apiLayout.ts';
import { around, INTENT_EVENTS, on } from '#src/site/timing/on.ts';
import type * as Filters from './rowFilters.ts';
import type { RowFilters } from './rowFilters.ts';
import { layoutChosenEarly, showLayout } from './rowLayout.ts';

const BAR = '.bar';

/** What answers the filters, once a user has come near one. */
const rowFilters = latePart(() => import('./rowFilters.ts'));
let filters: RowFilters | undefined;
let isFirst = true;

/** Keeps the chosen layout of rows from page to page, and brings what answers the bars above them when a user reaches one. */
export function useRowBars(pathname: string): void {
  const bring = useBringPart();
  useLayoutEffect(() => {
    const early = isFirst ? layoutChosenEarly() : undefined;
    isFirst = false;
    if (early !== undefined) {
      rememberLayout(early);
    }
    showLayout(rememberedLayout());
    filters?.restore();
  }, [pathname]);
  useEffect(() => {
    const fetchAhead = () => {
      if (!filters) {
        void rowFilters.fetchAhead().then(answerBars);
      }
    };
    if (around(document.activeElement, BAR)) {
      fetchAhead(); // it was reached before React was
    }
    const forgetIntent = on(document, INTENT_EVENTS, BAR, fetchAhead);
    const forgetInput = on(document, ['input'], BAR, () => {
      if (!filters) {
        void bring(rowFilters).then(answerBars);
      }
    });
    return () => {
      forgetIntent();
      forgetInput();
    };
  }, [bring]);
}

function answerBars(brought: typeof Filters | undefined): void {
  filters ??= brought?.answerBars();
}
