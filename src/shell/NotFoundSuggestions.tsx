import { useMemo, useSyncExternalStore } from 'react';
import { useTranslate } from '#src/i18n/I18nProvider.tsx';
import { pageTitle } from '#src/pageTree/pageTitle.ts';
import { siteTree } from '#src/pageTree/siteTree.ts';
import { suggestPages } from './suggestPages.ts';

/** Pages that a mistyped address may have meant. One file answers every wrong address, so only the browser knows which. */
export function NotFoundSuggestions() {
  const translate = useTranslate();
  const pathname = useSyncExternalStore(
    () => () => {},
    () => window.location.pathname,
    () => '',
  );
  const pages = useMemo(
    () => (pathname === '' ? [] : suggestPages(siteTree.leaves, pathname)),
    [pathname],
  );
  return (
    pages.length > 0 && (
      <nav className="suggestions" aria-labelledby="suggestions">
        <h2 id="suggestions">{translate('notFound.suggestions')}</h2>
        <ul>
          {pages.map((page) => (
            <li key={page}>
              <a href={`${page}/`}>{pageTitle(siteTree, page)}</a> <small dir="ltr">{page}/</small>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
}
