import { useEffect, useState, type ReactNode } from 'react';
import { failureTexts } from './failureTexts.ts';

/** Brings the demos of a page to life; what that takes is loaded after hydration, and only on pages that have demos. */
export function Demos({ pathname }: { pathname: string }) {
  const [host, setHost] = useState<ReactNode>(null);
  useEffect(() => {
    // Told in this way, the bundler leaves every demo out of the export's own bundle, which never runs them.
    if (typeof window !== 'undefined') {
      import('./DemoHost.tsx').then(
        ({ DemoHost }) => setHost(<DemoHost pathname={pathname} />),
        showAllLost,
      );
    }
  }, [pathname]);
  return host;
}

/** Without its host no demo of the page can be drawn. */
function showAllLost(): void {
  for (const note of document.querySelectorAll('.stage-wait')) {
    note.className = 'stage-failed';
    note.textContent = failureTexts.lost;
  }
}
