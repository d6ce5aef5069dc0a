import { memo, Suspense, type ReactNode } from 'react';
import { hydratedCss } from '#src/generated/hydratedStyles.ts';
import { useLateStyle } from '#src/site/loading/useLateStyle.ts';
import { FeedbackPrompt } from '#src/visitor/feedback/FeedbackPrompt.tsx';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import type { PageRecord, TocEntry } from '#src/site/tree/pageRecord.ts';
import { useAfterPaint } from '#src/site/timing/useAfterPaint.ts';
import { BackToTop } from './BackToTop.tsx';
import { Header } from './Header.tsx';
import { LateConnectionGuard } from './LateConnectionGuard.tsx';
import { LateUsageReport } from '#src/visitor/analytics/LateUsageReport.tsx';
import { KeyHelp } from '#src/shell/settings/KeyHelp.tsx';
import { NavDrawer } from '#src/shell/sidebar/NavDrawer.tsx';
import { tocOf } from './shownToc.ts';
import { Toc, TocBar } from './Toc.tsx';
import { useArrival } from '#src/shell/navigate/useArrival.ts';
import { useKeyboardCopy } from './useKeyboardCopy.ts';
import { useNearbyPages } from '#src/shell/navigate/useNearbyPages.ts';
import { useScrollReturn } from '#src/shell/navigate/useScrollReturn.ts';
import { useSoftLinks } from '#src/shell/navigate/useSoftLinks.ts';

/**
 * The frame of every page: header, tree, reading column, contents list. It stays mounted from page to page; of a page that
 * arrives, the reading column is painted first, and the frame follows it.
 */
export function DocsLayout({ page, children }: { page: PageRecord; children: ReactNode }) {
  const framed = useAfterPaint(page);
  const toc = tocOf(framed);
  useLateStyle('hydrated', hydratedCss);
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
        {toc.length > 0 && <TocBar />}
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
        <Contents pathname={framed.pathname} toc={toc} />
      </div>
      <BackToTop />
      <KeyHelp />
      <LateConnectionGuard />
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

type ContentsProps = { pathname: string; toc: readonly TocEntry[] };

const Contents = memo(function Contents({ pathname, toc }: ContentsProps) {
  return toc.length > 0 && <Toc key={pathname} entries={toc} />;
});
