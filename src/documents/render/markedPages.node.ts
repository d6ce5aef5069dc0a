import { planWord } from '#src/reference/render/apiProse.node.ts';
import type { TableRows } from '#src/reference/render/apiTables.node.ts';
import { chip, html, htmlTexts } from '#src/site/code/html.node.ts';
import { buildText } from '#src/site/texts/pageTexts.node.ts';
import { pageTitle } from '#src/site/tree/pageLinks.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { walkPages } from '#src/site/tree/tree.ts';
import { productOf } from '#src/site/path/productOf.ts';

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
