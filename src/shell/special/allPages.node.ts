import { renderCount } from '#src/reference/render/renderRows.node.ts';
import { apiHtml } from '#src/reference/render/apiText.node.ts';
import { word, type Counted } from '#src/reference/render/apiProse.node.ts';
import { general, products } from '#data/products.ts';
import type { ProductId } from '#data/types.ts';
import { escapeHtml } from '#src/site/code/highlight.node.ts';
import { buildText } from '#src/site/texts/pageTexts.node.ts';
import type { SearchEntries, SearchMember, SearchPage } from '#src/search/index/searchEntry.ts';
import { groupBy } from '#src/site/words/groupBy.ts';
import { productById } from '#src/site/path/productById.ts';
import type { TocEntry } from '#src/site/tree/pageRecord.ts';

/** A page of the list from A to Z: its text, and its letters for the contents list. */
export type Listed = { html: string; toc: TocEntry[] };

/** Where the members of a product are listed: normal path. */
export function membersPath(product: ProductId): string {
  return `/x/all-pages/${product}`;
}

/** All pages from A to Z, above them the ways to the members of each product. */
export function renderAllPages(pages: readonly SearchPage[]): Listed {
  const ways = products.map(
    ({ id, name }) =>
      `<li><a href="${membersPath(id)}/">${text('membersOf', { product: name })}</a></li>`,
  );
  const list = renderLetters('page', pages, ({ title }) => title, renderPage);
  return { ...list, html: `<p>${text('intro')}</p><ul>${ways.join('')}</ul>${list.html}` };
}

/** The members of one product from A to Z, each with the pages that have it. */
export function renderMembers({ pages, members }: SearchEntries, product: ProductId): Listed {
  const titles = new Map(pages.map((page) => [page.pathname, page]));
  const own = members.filter(({ pathname }) => titles.get(pathname)?.product === product);
  const names = [...groupBy(own, ({ kind, name }) => `${name} ${kind}`).values()];
  return renderLetters(
    'member',
    names,
    ([first]) => first?.name ?? '',
    (rows) => renderMember(rows, (pathname) => titles.get(pathname)?.title ?? ''),
  );
}

/** Title and lead of the list of a product's members. */
export function membersHead(product: ProductId): { title: string; description: string } {
  const values = { product: productById(product).name };
  return {
    title: buildText('build.allPages.membersOf', values),
    description: buildText('build.allPages.membersLead', values),
  };
}

function renderPage({ pathname, title, product, groups }: SearchPage): string {
  const home = product ? productById(product).name : general.name;
  const place = [...new Set([home, groups.at(-1) ?? home])]; // what tells two Overviews apart, and no more
  return `<li data-row="item"><a href="${pathname}/">${escapeHtml(title)}</a> <small>${escapeHtml(place.join(', '))}</small></li>`;
}

function renderMember(
  rows: readonly SearchMember[],
  titleOf: (pathname: string) => string,
): string {
  const [{ name = '', kind = '' } = {}] = rows;
  const links = rows.map(
    ({ pathname, anchor }) =>
      `<a href="${pathname}/#${escapeHtml(anchor)}">${escapeHtml(titleOf(pathname))}</a>`,
  );
  const word = escapeHtml(buildText(`search.kinds.${kind}`));
  return `<li data-row="item"><code>${escapeHtml(name)}</code> <small>${word}</small> ${links.join(', ')}</li>`;
}

/** A list below a filter, in sections by letter, which go with the last of their items. */
function renderLetters<T>(
  what: Counted,
  items: readonly T[],
  nameOf: (item: T) => string,
  draw: (item: T) => string,
): Listed {
  const sorted = [...items].sort((one, other) =>
    nameOf(one).localeCompare(nameOf(other), 'en', { sensitivity: 'base' }),
  );
  const letters = groupBy(sorted, (item) => letterOf(nameOf(item)));
  const toc = [...letters.keys()].map((letter) => ({ id: idOf(letter), text: letter, depth: 2 }));
  const html = [...letters].map(
    ([letter, list]) =>
      `<section><h2 id="${idOf(letter)}"><a class="anchor" href="#${idOf(letter)}">${letter}</a></h2><ul class="api-index">${list.map(draw).join('')}</ul></section>`,
  );
  const label = apiHtml('filterRows', { rows: escapeHtml(word(what, 2)) });
  const bar = `<form class="bar" autocomplete="off">${renderCount(items.length, what)}<input type="search" name="text" placeholder="${apiHtml('filter')}" aria-label="${label}"></form>`;
  return { toc, html: `<div class="listed">${bar}${html.join('')}</div>` };
}

function letterOf(name: string): string {
  const [letter = ''] = /[\p{L}\p{N}]/u.exec(name) ?? [];
  return /\d/.test(letter) ? '0–9' : letter.toUpperCase();
}

function idOf(letter: string): string {
  return `letter-${letter === '0–9' ? 'digits' : letter.toLowerCase()}`;
}

function text(key: string, values: Readonly<Record<string, string>> = {}): string {
  return escapeHtml(buildText(`build.allPages.${key}`, values));
}
