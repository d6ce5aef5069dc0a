import { memo } from 'react';
import { AdPlace } from '#src/visitor/ads/AdPlace.tsx';
import { useRowBars } from '#src/reference/browser/useRowBars.ts';
import { useRowCopy } from '#src/reference/browser/useRowCopy.ts';
import { useTypePopovers } from '#src/reference/browser/useTypePopovers.ts';
import { DemoParking } from '#src/demos/stage/DemoParking.tsx';
import { Demos } from '#src/demos/toolbar/Demos.tsx';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { PlanChip } from '#src/site/theme/PlanChip.tsx';
import type { PageRecord } from '#src/site/tree/pageRecord.ts';
import { EditLink } from './EditLink.tsx';
import { PageMenu } from './PageMenu.tsx';
import { SpoiledPage } from './SpoiledPage.tsx';

/** Text that the browser already shows. Read before React starts, because the record it starts from holds none. */
const shown =
  typeof document === 'undefined' ? undefined : document.querySelector('.doc')?.innerHTML;

/** The reading column of a page. Over a bad line its record may be missing, though its type says that it is there. */
export function ContentPage({ page }: { page: PageRecord | undefined }) {
  return page ? <Column page={page} /> : <SpoiledPage />;
}

/** Where a page stands, its title, its lead, its text, its neighbours. */
function Column({ page }: { page: PageRecord }) {
  useTypePopovers();
  useRowBars(page);
  useRowCopy(page);
  const translate = useTranslate();
  const { breadcrumb, title, plan, description, previous, next } = page;
  const places = breadcrumb.filter(({ isHeading }) => !isHeading);
  return (
    <>
      <div className="page-head">
        {places.length > 0 && (
          <nav aria-label={translate('breadcrumb')}>
            <ol className="crumbs">
              {places.map((group, index) => (
                <li key={index}>
                  {group.overview ? <a href={group.overview}>{group.title}</a> : group.title}
                </li>
              ))}
            </ol>
          </nav>
        )}
        <h1>
          {title}
          {plan && <PlanChip plan={plan} />}
          {page.aliases?.map((id) => (
            <span key={id} id={id} />
          ))}
        </h1>
        {page.kind === 'document' && <PageMenu pathname={page.pathname} />}
      </div>
      <p className="lead">{description}</p>
      <DemoParking pathname={page.pathname} />
      <Text html={page.html} />
      {page.kind === 'document' && <AdPlace pathname={page.pathname} />}
      <Demos pathname={page.hasDemos ? page.pathname : null} />
      <EditLink page={page} />
      {(previous ?? next) && (
        <nav className="pager" aria-label={translate('neighbours')}>
          {previous && (
            <a href={`${previous.pathname}/`} rel="prev">
              <small>{translate('previous')}</small>
              {previous.title}
            </a>
          )}
          {next && (
            <a href={`${next.pathname}/`} rel="next" className="next">
              <small>{translate('next')}</small>
              {next.title}
            </a>
          )}
        </nav>
      )}
    </>
  );
}

/** Plain HTML that React keeps as it finds it: its buttons are heard by the one listener of `bootShell`. */
const Text = memo(function Text({ html }: { html: string }) {
  return (
    <div
      className="doc arriving"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html || (shown ?? '') }}
    />
  );
});
