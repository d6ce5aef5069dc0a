import type { Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { site } from '#data/site/site.ts';

const printer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', fences: true, listItemIndent: 'one' });

/** The text of Markdown nodes. */
export function printMarkdown(children: RootContent[]): string {
  const root: Root = { type: 'root', children };
  return printer.stringify(root);
}

/**
 * An address as it holds outside of its page: `#stacks` on `/x/react-charts/bars` ->
 * `http://localhost:8400/x/react-charts/bars/#stacks`
 */
export function wholeAddress(address: string, pathname: string): string {
  return new URL(address, `${site.origin}${pathname}/`).href;
}
