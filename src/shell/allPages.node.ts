import { general, products } from '#data/products.ts';
import type { ProductId } from '#data/types.ts';
import { escapeHtml } from '#src/code/highlight.node.ts';
import { buildText } from '#src/i18n/pageTexts.node.ts';
import type { SearchEntries, SearchMember, SearchPage } from '#src/search/searchEntry.ts';
import { groupBy } from '#src/search/groupBy.ts';
import { productById } from '#src/path/productById.ts';
import type { TocEntry } from '#src/pageTree/pageRecord.ts';

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
  const list = renderLetters(pages, ({ title }) => title, renderPage);
  return { ...list, html: `<p>${text('intro')}</p><ul>${ways.join('')}</ul>${list.html}` };
}

/** The members of one product from A to Z, each with the pages that have it. */
export function renderMembers({ pages, members }: SearchEntries, product: ProductId): Listed {
  const titles = new Map(pages.map((page) => [page.pathname, page]));
  const own = members.filter(({ pathname }) => titles.get(pathname)?.product === product);
  const names = [...groupBy(own, ({ kind, name }) => `${name} ${kind}`).values()];
  return renderLetters(
    names,
    ([first]) => first?.name ?? '',
    (rows) => renderMember(rows, (pathname) => titles.get(pathname)?.title ?? ''),
  );
}

/** `{title}`: of the product whose members they are. */
export function membersTitle(product: ProductId): string {
  return buildText('build.allPages.membersOf', { product: productById(product).name });
}

function renderPage({ pathname, title, product, groups, isPending }: SearchPage): string {
  const place = [...new Set([product ? productById(product).name : general.name, ...groups])];
  const chip = isPending ? ` <span class="chip">${text('pending')}</span>` : '';
  return `<li><a href="${pathname}/">${escapeHtml(title)}</a>${chip} <small>${escapeHtml(place.join(', '))}</small></li>`;
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
  return `<li><code>${escapeHtml(name)}</code> <small>${word}</small> ${links.join(', ')}</li>`;
}

function renderLetters<T>(
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
      `<h2 id="${idOf(letter)}"><a class="anchor" href="#${idOf(letter)}">${letter}</a></h2><ul class="api-index">${list.map(draw).join('')}</ul>`,
  );
  return { toc, html: html.join('') };
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
