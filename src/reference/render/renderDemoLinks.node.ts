import { escapeHtml } from '#src/site/code/highlight.node.ts';
import { count, apiHtml } from './apiProse.node.ts';
import { USES } from './rowElement.ts';

/** A demo that uses what a page or row describes. */
export type DemoLink = { href: string; title: string; page: string };

/** Where more demos use a member, the list of the whole page says the rest. */
const MOST_OF_ROW = 6;
/** A longer list is folded behind its beginning. */
const MOST_OF_PAGE = 12;

/** `in 3 demos`, with a link to each; nothing where there is none. */
export function renderUses(demos: readonly DemoLink[]): string {
  if (demos.length === 0) {
    return '';
  }
  const links = demos
    .slice(0, MOST_OF_ROW)
    .map((demo) => `<a href="${demo.href}">${escapeHtml(demo.title)}</a>`);
  const rest = demos.length - links.length;
  return `<details class="${USES}"><summary>${apiHtml('inDemos', { demos: escapeHtml(count(demos.length, 'demo')) })}</summary>${links.join(' ')}${rest > 0 ? ` <a href="#demos">${apiHtml('andMore', { count: rest })}</a>` : ''}</details>`;
}

/** The demos of a page as a list, a long one folded. */
export function renderDemoList(demos: readonly DemoLink[]): string {
  const items = demos.map(
    (demo) =>
      `<li>${apiHtml('demoOn', { demo: `<a href="${demo.href}">${escapeHtml(demo.title)}</a>`, page: escapeHtml(demo.page) })}</li>`,
  );
  const list = (part: readonly string[]) => `<ul class="api-demos">${part.join('')}</ul>`;
  const rest = items.slice(MOST_OF_PAGE);
  return rest.length === 0
    ? list(items)
    : `${list(items.slice(0, MOST_OF_PAGE))}<details><summary>${apiHtml('andMore', { count: rest.length })}</summary>${list(rest)}</details>`;
}
