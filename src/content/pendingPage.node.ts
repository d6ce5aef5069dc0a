import { pendingSubjects } from '#data/pendingSubjects.ts';
import { site } from '#data/site.ts';
import { escapeHtml } from '#src/code/highlight.node.ts';
import { buildText } from '#src/i18n/pageTexts.node.ts';
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
    description: buildText('build.pending.description', { place: placeOf(pathname) }),
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
    `<div class="note" role="note" aria-label="${text('title')}"><p class="note-title">${text('title')}</p>`,
    `<p>${text(isApi ? 'api' : 'document')} `,
    `${text('meanwhile')} <a href="${official}" rel="noopener">${text('official', title)}</a>.</p></div>`,
  ].join('');
}

function text(key: string, title = ''): string {
  return escapeHtml(buildText(`build.pending.${key}`, { title }));
}

function renderSubjects(pathnames: readonly string[]): string {
  if (pathnames.length === 0) {
    return '';
  }
  const links = pathnames.map(
    (pathname) =>
      `<li><a href="${pathname}/"><code>${escapeHtml(pageTitle(siteTree, pathname))}</code></a></li>`,
  );
  return `<p>${text('subjects')}</p><ul>${links.join('')}</ul>`;
}
