import { html, htmlTexts, joined, type Html } from '#src/site/code/html.node.ts';
import { count } from './apiProse.node.ts';
import { USES } from './rowElement.ts';

/** A demo that uses what a page or row describes. */
export type DemoLink = { href: string; title: string; page: string };

/** Where more demos use a member, the list of the whole page says the rest. */
const MOST_OF_ROW = 6;
/** A longer list is folded behind its beginning. */
const MOST_OF_PAGE = 12;

const text = htmlTexts('api-docs');

/** `in 3 demos`, with a link to each; nothing where there is none. */
export function renderUses(demos: readonly DemoLink[]): Html | '' {
  if (demos.length === 0) {
    return '';
  }
  const links = demos.slice(0, MOST_OF_ROW).map(renderLink);
  const rest = demos.length - links.length;
  const summary = text('inDemos', { demos: count(demos.length, 'demo') });
  const more = rest > 0 ? html` <a href="#demos">${text('andMore', { count: rest })}</a>` : '';
  return html`<details class="${USES}"><summary>${summary}</summary>${joined(links, ' ')}${more}</details>`;
}

/** The demos of a page as a list, a long one folded. */
export function renderDemoList(demos: readonly DemoLink[]): Html {
  const items = demos.map(
    (demo) => html`<li>${text('demoOn', { demo: renderLink(demo), page: demo.page })}</li>`,
  );
  const list = (part: readonly Html[]) => html`<ul class="api-demos">${part}</ul>`;
  const rest = items.slice(MOST_OF_PAGE);
  return rest.length === 0
    ? list(items)
    : html`${list(items.slice(0, MOST_OF_PAGE))}<details><summary>${text('andMore', { count: rest.length })}</summary>${list(rest)}</details>`;
}

function renderLink({ href, title }: DemoLink): Html {
  return html`<a href="${href}">${title}</a>`;
}
