import { site } from '#data/site.ts';
import { escapeHtml } from '#src/code/highlight.node.ts';
import { productOf } from '#src/path/productOf.ts';
import type { PageRecord } from '#src/pageTree/pageRecord.ts';

/** The honest page of a path whose document is not written yet: what it will hold, and where to read meanwhile. */
export function renderPending(
  pathname: string,
  title: string,
): Pick<PageRecord, 'kind' | 'title' | 'description' | 'html' | 'toc' | 'hasDemos'> {
  const product = productOf(pathname);
  const official = `${site.officialOrigin}${pathname}/`;
  const subject = product ? `${product.name}: ${title}` : title;
  return {
    kind: 'pending',
    title,
    description: `${subject}. This page is not written yet.`,
    html: [
      '<div class="note" role="note" aria-label="Not written yet"><p class="note-title">Not written yet</p>',
      `<p>Until it is, read <a href="${official}" rel="noopener">${escapeHtml(title)} on the official site</a>.</p></div>`,
    ].join(''),
    toc: [],
    hasDemos: false,
  };
}
