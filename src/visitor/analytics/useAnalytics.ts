import { useEffect } from 'react';
import { site } from '#data/site/site.ts';
import { watchClicks } from './clickEvents.ts';
import { addVendorScript, gtag } from './gtag.ts';
import { usePageViews } from './usePageViews.ts';
import { useUserProperties, type Choices } from './useUserProperties.ts';
import { reportWebVitals } from './webVitals.ts';

const isDevelopment = process.env.NODE_ENV === 'development';

/** The draw of this page load: effects may run twice. */
let vitals: Promise<boolean> | undefined;

/** Counts what the visitor does from now on. Mount it once, and only where counting is on. */
export function useAnalytics(pathname: string, choices: Choices): void {
  useUserProperties(choices);
  usePageViews(pathname);
  useEffect(() => {
    if (site.analytics) {
      addVendorScript(document, site.analytics);
    }
    vitals ??= reportWebVitals(Math.random).catch(() => false); // its chunk may be lost
    return watchClicks(document, {
      send: (category, event) => gtag('event', category, event),
      random: Math.random,
      // eslint-disable-next-line no-console
      warn: isDevelopment ? console.warn : undefined,
    });
  }, []);
}
