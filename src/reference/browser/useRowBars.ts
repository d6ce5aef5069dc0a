import { useEffect, useLayoutEffect } from 'react';
import { latePart } from '#src/site/loading/latePart.ts';
import { useBringPart } from '#src/site/loading/useLatePart.ts';
import {
  rememberedLayout,
  rememberedOrder,
  rememberLayout,
} from '#src/visitor/preferences/apiLayout.ts';
import { setsFilter } from './filterAddress.ts';
import type { RowFilters } from './rowFilters.ts';
import { layoutChosenEarly, showLayout } from './rowLayout.ts';

const INTENT_EVENTS = ['pointerover', 'focusin'] as const;

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
    const onIntent = ({ target }: Pick<Event, 'target'>) => {
      if (!filters && isInBar(target)) {
        void rowFilters.fetchAhead().then(answerBars);
      }
    };
    const onInput = ({ target }: Event) => {
      if (!filters && isInBar(target)) {
        void bring(rowFilters).then(answerBars);
      }
    };
    if (!filters && isAsked()) {
      void rowFilters.fetchAhead().then(answerBars);
    }
    onIntent({ target: document.activeElement }); // it may have been reached before React was
    for (const name of INTENT_EVENTS) {
      document.addEventListener(name, onIntent, { passive: true });
    }
    document.addEventListener('input', onInput);
    return () => {
      for (const name of INTENT_EVENTS) {
        document.removeEventListener(name, onIntent);
      }
      document.removeEventListener('input', onInput);
    };
  }, [bring, shown]);
}

/** Whether a bar of the page has something to do before anyone reaches it. */
function isAsked(): boolean {
  const bar = setsFilter(location.search) ? '.bar' : '.bar [name=order]';
  return (
    (setsFilter(location.search) || rememberedOrder() !== 'name') &&
    document.querySelector(bar) !== null
  );
}

function isInBar(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.bar') !== null;
}
