import { useEffect, useMemo } from 'react';
import { specialPagesCss } from '#src/generated/specialPagesStyles.ts';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { leavesOf, type NavEntry } from '#src/site/tree/navEntry.ts';
import { productOf } from '#src/site/path/productOf.ts';
import { useInBrowser } from '#src/site/timing/useInBrowser.ts';
import { useNavBranches } from '#src/shell/navigate/NavBranchesContext.ts';
import { suggestPages } from './suggestPages.ts';

/**
 * Pages that a mistyped address may have meant. One file answers every wrong address, so only the browser knows which; the pages of the
 * site come with the sidebar, and when that is lost nothing is suggested.
 */
export function NotFoundSuggestions() {
  const translate = useTranslate();
  const { entries, isWhole, whole } = useNavBranches();
  const pathname = useInBrowser(() => window.location.pathname, '');
  useEffect(() => {
    void whole.fetchAhead();
  }, [whole]);
  const pages = useMemo(
    () => (pathname !== '' && isWhole ? suggest(leavesOf(entries), pathname) : []),
    [entries, isWhole, pathname],
  );
  return (
    <>
      <p className="needs-script">
        <button type="button" className="pill" onClick={openSearch}>
          {translate('notFound.search')}
        </button>
      </p>
      {pages.length > 0 && <Suggestions pages={pages} />}
    </>
  );
}

/** The rows of the sidebar whose addresses come nearest to a mistyped one, nearest first. */
function suggest(rows: readonly NavEntry[], mistyped: string): NavEntry[] {
  const rowOf = new Map(rows.map((row) => [row.href ?? '', row]));
  return suggestPages([...rowOf.keys()], mistyped).flatMap((href) => rowOf.get(href) ?? []);
}

function Suggestions({ pages }: { pages: readonly NavEntry[] }) {
  const translate = useTranslate();
  return (
    <nav className="suggestions" aria-labelledby="suggestions">
      <style>{specialPagesCss}</style>
      <h2 id="suggestions">{translate('notFound.suggestions')}</h2>
      <ul>
        {pages.map(({ href = '', title }) => (
          <li key={href}>
            <a href={href}>{[productOf(href)?.name, title].filter(Boolean).join(': ')}</a>{' '}
            <small dir="ltr">{href}</small>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The search of the header is the only one there is. */
function openSearch(): void {
  document.querySelector<HTMLElement>('.search')?.click();
}
