import { useEffect } from 'react';
import { BASE } from '#data/site/base.ts';
import { latePart } from '#src/site/loading/latePart.ts';
import { INTENT_EVENTS, on } from '#src/site/timing/on.ts';
import type { TypePopovers } from './typePopover.ts';
import { TYPE } from '#src/reference/render/rowElement.ts';

/** Links that name something in code, in a text or in a type. */
const NAMES = `.doc a[href^="${BASE}/api/"]:is(code > *, .${TYPE} *, :has(> code))`;

const typePopover = latePart(() => import('./typePopover.ts'));

/**
 * Shows the type behind a name on hover and focus. What does so is fetched at the first name that a user reaches; when it is lost the
 * link still leads to the type, and the next name tries again.
 */
export function useTypePopovers(): void {
  useEffect(() => {
    let popovers: TypePopovers | undefined;
    const stop = on(document, INTENT_EVENTS, NAMES, (link: HTMLAnchorElement) => {
      void typePopover.fetchAhead().then((brought) => {
        popovers ??= brought?.typePopovers();
        return popovers?.show(link);
      });
    });
    return () => {
      stop();
      popovers?.stop();
    };
  }, []);
}
