import { readFileSync } from 'node:fs';
import { toHtml } from 'hast-util-to-html';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const STYLE = `body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:16px/1.6 system-ui,sans-serif;color:#1a1e23}
h1,h2{line-height:1.25}a{color:#0061c2}pre{overflow:auto;padding:1rem;background:#f4f5f7}code{font:14px ui-monospace,monospace}
table{border-collapse:collapse}td,th{padding:.4rem .6rem;border-bottom:1px solid #ddd;text-align:start}`;

/** The lower limit of what a page with this text can cost: the document as plain HTML, one inline style block, no script, no demo. */
export function referencePage(documentFile: string): string {
  const parser = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkGfm)
    .use(remarkDirective);
  const root = parser.parse(readFileSync(documentFile, 'utf8'));
  root.children = root.children.filter(({ type }) => type !== 'leafDirective');
  const text = toHtml(unified().use(remarkRehype).runSync(root));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Reference</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main><h1>How this site is built</h1>${text}</main></body></html>\n`;
}
