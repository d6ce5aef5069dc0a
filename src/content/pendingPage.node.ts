import { pendingSubjects } from '#data/pendingSubjects.ts';
import { site } from '#data/site.ts';
import { escapeHtml } from '#src/code/highlight.node.ts';
import { breadcrumb } from '#src/pageTree/breadcrumb.ts';
import type { PageRecord } from '#src/pageTree/pageRecord.ts';
import { pageTitle } from '#src/pageTree/pageTitle.ts';
import { siteTree } from '#src/pageTree/siteTree.ts';
import { productOf } from '#src/path/productOf.ts';

type PendingPage = Pick<PageRecord, 'kind' | 'title' | 'description' | 'html' | 'toc' | 'hasDemos'>;

/** The honest page of a path whose document is not written yet: that it is not, where to read meanwhile, and what it is going to explain. */
export function renderPending(pathname: string): PendingPage {
  const title = pageTitle(siteTree, pathname);
  return {
    kind: 'pending',
    title,
    description: `${placeOf(pathname)}. This page of the documentation is not written yet.`,
    html: renderNotice(pathname, title) + renderSubjects(pendingSubjects[pathname] ?? []),
    toc: [],
    hasDemos: false,
  };
}

/** `Data Grid, Rows: Row height` */
function placeOf(pathname: string): string {
  const groups = breadcrumb(siteTree, pathname).map((group) => group.title);
  const place = [...new Set([productOf(pathname)?.name ?? site.name, ...groups.slice(1)])];
  return `${place.join(', ')}: ${pageTitle(siteTree, pathname)}`;
}

function renderNotice(pathname: string, title: string): string {
  const official = `${site.officialOrigin}${pathname}/`;
  const isApi = pathname.startsWith('/x/api/');
  return [
    '<div class="note" role="note" aria-label="Not written yet"><p class="note-title">Not written yet</p>',
    `<p>${isApi ? 'The API reference is going to be generated from the published package.' : 'The document of this page is still to come.'} `,
    `Until then, read <a href="${official}" rel="noopener">${escapeHtml(title)} on the official site</a>.</p></div>`,
  ].join('');
}

function renderSubjects(pathnames: readonly string[]): string {
  if (pathnames.length === 0) {
    return '';
  }
  const links = pathnames.map(
    (pathname) =>
      `<li><a href="${pathname}/"><code>${escapeHtml(pageTitle(siteTree, pathname))}</code></a></li>`,
  );
  return `<p>It is going to explain:</p><ul>${links.join('')}</ul>`;
}
