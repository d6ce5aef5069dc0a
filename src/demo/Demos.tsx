import { useEffect, useState, type ReactNode } from 'react';
import { recoverLoss } from '#src/deployment/recoverLoss.ts';
import { useTranslate } from '#src/i18n/I18nProvider.tsx';
import { afterPaint } from '#src/timing/afterPaint.ts';

/**
 * Brings the demos of a page to life; what that takes is loaded after hydration, and only on pages that have demos.
 * @param pathname of the page in view; null when it has no demos
 */
export function Demos({ pathname }: { pathname: string | null }) {
  const translate = useTranslate();
  const [shown, setShown] = useState<{ pathname: string; host: ReactNode }>();
  useEffect(() => {
    // Told in this way, the bundler leaves every demo out of the export's own bundle, which never runs them.
    if (typeof window === 'undefined' || pathname === null) {
      return;
    }
    return afterPaint(() => {
      recoverLoss(() => import('./DemoHost.tsx')).then(
        ({ DemoHost }) => setShown({ pathname, host: <DemoHost pathname={pathname} /> }),
        () => showAllLost(translate('demo.lost')),
      );
    });
  }, [pathname, translate]);
  // Demos of the last page would measure stages that are no longer there.
  return shown?.pathname === pathname ? shown?.host : null;
}

/** Without its host no demo of the page can be drawn. */
function showAllLost(text: string): void {
  for (const note of document.querySelectorAll('.stage-wait')) {
    note.className = 'stage-failed';
    note.textContent = text;
  }
}
