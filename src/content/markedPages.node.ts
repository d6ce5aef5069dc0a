import { planWord } from '#src/api/apiProse.node.ts';
import type { TableRows } from '#src/api/plainTables.node.ts';
import { chip, html, htmlTexts } from '#src/code/html.node.ts';
import { buildText } from '#src/i18n/pageTexts.node.ts';
import { pageTitle } from '#src/pageTree/pageTitle.ts';
import { siteTree } from '#src/pageTree/siteTree.ts';
import { walkPages } from '#src/pageTree/walkPages.ts';
import { productOf } from '#src/path/productOf.ts';

/** Rows of the pages whose line in the tree says planned or unstable, in the order of the sidebar. */
export function markedPages(): TableRows {
  const text = htmlTexts('api-docs');
  const marked = walkPages(siteTree.pages)
    .map(({ page }) => page)
    .filter(({ children, planned, unstable }) => !children && (planned || unstable));
  return [
    [text('pageColumn'), text('productColumn'), text('markColumn')],
    ...marked.map(({ pathname, planned, plan }) => {
      const mark = planned ? 'planned' : 'preview';
      return [
        html`<a href="${pathname}/">${pageTitle(siteTree, pathname)}</a>`,
        productOf(pathname)?.name ?? '',
        html`${chip(mark, buildText(`chips.${mark}`))} ${plan ? chip(plan, planWord(plan)) : ''}`,
      ];
    }),
  ];
}
