import { escapeHtml } from '#src/site/code/highlight.node.ts';
import { planWord } from '#src/reference/render/apiProse.node.ts';
import { apiHtml } from '#src/reference/render/apiText.node.ts';
import { buildText } from '#src/site/texts/pageTexts.node.ts';
import { pageTitle } from '#src/site/tree/pageTitle.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { walkPages } from '#src/site/tree/walkPages.ts';
import { productOf } from '#src/site/path/productOf.ts';

/** Rows of the pages whose line in the tree says planned or unstable, in the order of the sidebar. */
export function markedPages(): string[][] {
  const marked = walkPages(siteTree.pages)
    .map(({ page }) => page)
    .filter(({ children, planned, unstable }) => !children && (planned || unstable));
  return [
    ['pageColumn', 'productColumn', 'markColumn'].map((key) => apiHtml(key)),
    ...marked.map(({ pathname, planned, plan }) => {
      const mark = planned ? 'planned' : 'preview';
      return [
        `<a href="${pathname}/">${escapeHtml(pageTitle(siteTree, pathname))}</a>`,
        productOf(pathname)?.name ?? '',
        [chip(mark, buildText(`chips.${mark}`)), plan ? chip(plan, planWord(plan)) : ''].join(' '),
      ];
    }),
  ];
}

function chip(name: string, word: string): string {
  return `<span class="chip ${name}">${word}</span>`;
}
