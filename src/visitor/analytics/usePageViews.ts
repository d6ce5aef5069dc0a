import { useEffect, useRef } from 'react';
import { gtag } from './gtag.ts';
import { readPageView } from './pageView.ts';

/**
 * Sends a page view for each page, once, in a task of its own so that the title is final. A change of the query or of the hash is
 * no other page.
 * @param pathname normal path of the page in view
 */
export function usePageViews(pathname: string): void {
  const sent = useRef<string>(undefined);
  useEffect(() => {
    if (sent.current === pathname) {
      return;
    }
    const timer = setTimeout(() => {
      sent.current = pathname;
      gtag('event', 'page_view', readPageView(document, pathname));
    });
    return () => clearTimeout(timer);
  }, [pathname]);
}
