import { useMemo } from 'react';
import { specialPagesCss } from '#src/generated/specialPagesStyles.ts';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { pageTitle } from '#src/site/tree/pageTitle.ts';
import { productOf } from '#src/site/path/productOf.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { useInBrowser } from '#src/site/timing/useInBrowser.ts';
import { suggestPages } from './suggestPages.ts';

/** Pages that a mistyped address may have meant. One file answers every wrong address, so only the browser knows which. */
export function NotFoundSuggestions() {
  const translate = useTranslate();
  const pathname = useInBrowser(() => window.location.pathname, '');
  const pages = useMemo(
    () => (pathname === '' ? [] : suggestPages(siteTree.leaves, pathname)),
    [pathname],
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

function Suggestions({ pages }: { pages: readonly string[] }) {
  const translate = useTranslate();
  return (
    <nav className="suggestions" aria-labelledby="suggestions">
      <style>{specialPagesCss}</style>
      <h2 id="suggestions">{translate('notFound.suggestions')}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <a href={`${page}/`}>
              {[productOf(page)?.name, pageTitle(siteTree, page)].filter(Boolean).join(': ')}
            </a>{' '}
            <small dir="ltr">{page}/</small>
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
