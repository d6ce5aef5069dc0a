import { useEffect, useLayoutEffect } from 'react';
import { latePart } from '#src/site/loading/latePart.ts';
import { useBringPart } from '#src/site/loading/useLatePart.ts';
import { around, INTENT_EVENTS, on } from '#src/site/timing/on.ts';
import {
  rememberedLayout,
  rememberedOrder,
  rememberLayout,
} from '#src/visitor/preferences/apiLayout.ts';
import { setsFilter } from './filterAddress.ts';
import type { RowFilters } from './rowFilters.ts';
import { layoutChosenEarly, showLayout } from './rowLayout.ts';
import { BAR, barControl } from '#src/reference/render/rowElement.ts';

const BARS = `.${BAR}`;

/** What answers the filters, once a user has come near one. */
const rowFilters = latePart(() => import('./rowFilters.ts'));
let filters: RowFilters | undefined;
let isFirst = true;

/**
 * Keeps the chosen layout of rows from page to page, and brings what answers the bars above them when a user reaches one, or when the
 * address or an earlier choice asks for it.
 * @param shown what stands for the text in view: of another one, and of the same put in place anew, the bars are new
 */
export function useRowBars(shown: unknown): void {
  const bring = useBringPart();
  useLayoutEffect(() => {
    const early = isFirst ? layoutChosenEarly() : undefined;
    isFirst = false;
    if (early !== undefined) {
      rememberLayout(early);
    }
    showLayout(rememberedLayout());
    filters?.restore();
  }, [shown]);
  useEffect(() => {
    const answerBars = (brought: Awaited<ReturnType<typeof rowFilters.fetchAhead>>) => {
      filters ??= brought?.answerBars(bring);
    };
    const fetchAhead = () => {
      if (!filters) {
        void rowFilters.fetchAhead().then(answerBars);
      }
    };
    if (isAsked() || around(document.activeElement, BARS)) {
      fetchAhead(); // or it was reached before React was
    }
    const forgetIntent = on(document, INTENT_EVENTS, BARS, fetchAhead);
    const forgetInput = on(document, ['input'], BARS, () => {
      if (!filters) {
        void bring(rowFilters).then(answerBars);
      }
    });
    return () => {
      forgetIntent();
      forgetInput();
    };
  }, [bring, shown]);
}

/** Whether a bar of the page has something to do before anyone reaches it: rows to filter, to order, or to tick. */
function isAsked(): boolean {
  const asked = [
    ...(setsFilter(location.search) ? [BARS] : []),
    ...(rememberedOrder() === 'name' ? [] : [barControl('order')]),
    barControl('ticked'),
  ];
  return document.querySelector(asked.join()) !== null;
}
