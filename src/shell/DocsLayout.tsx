import { memo, Suspense, type ReactNode } from 'react';
import { FeedbackPrompt } from '#src/feedback/FeedbackPrompt.tsx';
import { useTranslate } from '#src/i18n/I18nProvider.tsx';
import type { PageRecord } from '#src/pageTree/pageRecord.ts';
import { useAfterPaint } from '#src/timing/useAfterPaint.ts';
import { BackToTop } from './BackToTop.tsx';
import { Header } from './Header.tsx';
import { LateCare } from './LateCare.tsx';
import { LateUsageReport } from './LateUsageReport.tsx';
import { NavDrawer } from './NavDrawer.tsx';
import { Toc, TocBar } from './Toc.tsx';
import { useArrival } from './useArrival.ts';
import { useKeyboardCopy } from './useKeyboardCopy.ts';
import { useNearbyPages } from './useNearbyPages.ts';
import { useScrollReturn } from './useScrollReturn.ts';
import { useSoftLinks } from './useSoftLinks.ts';

/**
 * The frame of every page: header, tree, reading column, contents list. It stays mounted from page to page; of a page that
 * arrives, the reading column is painted first, and the frame follows it.
 */
export function DocsLayout({ page, children }: { page: PageRecord; children: ReactNode }) {
  const framed = useAfterPaint(page);
  useSoftLinks();
  useScrollReturn();
  useNearbyPages(page);
  useArrival(page.pathname);
  useKeyboardCopy();
  return (
    <>
      <AboveText page={framed} />
      <div className="frame">
        {/* A boundary of its own: React brings it to life in a task of its own. */}
        <Suspense>
          <NavDrawer page={framed} />
        </Suspense>
        {framed.toc.length > 0 && <TocBar />}
        <main id="main-content" tabIndex={-1}>
          {children}
          {(page.kind === 'document' || page.kind === 'special') && (
            <FeedbackPrompt
              pathname={page.pathname}
              isListed={(page.previous ?? page.next) !== undefined}
              version={page.identity.version}
            />
          )}
        </main>
        <Contents page={framed} />
      </div>
      <BackToTop />
      <LateCare />
      <LateUsageReport pathname={page.pathname} />
    </>
  );
}

const AboveText = memo(function AboveText({ page }: { page: PageRecord }) {
  const translate = useTranslate();
  return (
    <>
      <a className="skip" href="#main-content">
        {translate('skipToContent')}
      </a>
      <Header page={page} />
    </>
  );
});

const Contents = memo(function Contents({ page: { pathname, toc } }: { page: PageRecord }) {
  return toc.length > 0 && <Toc key={pathname} entries={toc} />;
});
