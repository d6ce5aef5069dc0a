import { BASE } from '#data/site/base.ts';
import { site } from '#data/site/site.ts';
import { renderBar } from '#src/reference/render/renderRows.node.ts';
import { apiText, type Counted } from '#src/reference/render/apiProse.node.ts';
import { general } from '#data/products.ts';
import type { ProductId } from '#data/types.ts';
import {
  code,
  heading,
  html,
  htmlTexts,
  joined,
  list as bullets,
  raw,
  type Html,
} from '#src/site/code/html.node.ts';
import { buildText } from '#src/site/texts/pageTexts.node.ts';
import type { SearchEntries, SearchMember, SearchPage } from '#src/search/index/searchEntry.ts';
import { documentedProducts } from '#src/site/tree/documentedProducts.ts';
import { groupBy } from '#src/site/words/groupBy.ts';
import { productById } from '#src/site/path/productById.ts';
import type { TocEntry } from '#src/site/tree/pageRecord.ts';
import { KIND } from '#src/reference/render/rowElement.ts';

/** A page of the list from A to Z: its text, and its letters for the contents list. */
export type Listed = { html: string; toc: TocEntry[] };

const text = htmlTexts('build.allPages');

/** Where the members of a product are listed: normal path. */
export function membersPath(product: ProductId): string {
  return `${BASE}/all-pages/${product}`;
}

/** All pages from A to Z, above them the ways to the members of each product. */
export function renderAllPages(pages: readonly SearchPage[]): Listed {
  const ways = documentedProducts.map(
    ({ id, name }) =>
      html`<a href="${membersPath(id)}/">${text('membersOf', { product: name })}</a>`,
  );
  const list = renderLetters('page', pages, ({ title }) => title, renderPage);
  return {
    ...list,
    html: html`<p>${text('intro')}</p>${bullets(ways)}${raw(list.html)}`.html,
  };
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

function renderPage({ pathname, title, product, groups }: SearchPage): Html {
  const home = product ? productById(product).name : general.name;
  const place = [...new Set([home, groups.at(-1) ?? home])]; // what tells two Overviews apart, and no more
  return html`<li ${KIND}="item"><a href="${pathname}/">${title}</a> <small>${place.join(', ')}</small></li>`;
}

function renderMember(rows: readonly SearchMember[], titleOf: (pathname: string) => string): Html {
  const [first] = rows;
  const kind = first && buildText(`search.kinds.${first.kind}`);
  const links = rows.map(
    ({ pathname, anchor }) => html`<a href="${pathname}/#${anchor}">${titleOf(pathname)}</a>`,
  );
  return html`<li ${KIND}="item">${code(first?.name ?? '')} <small>${kind ?? ''}</small> ${joined(links)}</li>`;
}

/** A list below a filter, in sections by letter, which go with the last of their items. */
function renderLetters<T>(
  what: Counted,
  items: readonly T[],
  nameOf: (item: T) => string,
  draw: (item: T) => Html,
): Listed {
  const sorted = [...items].sort((one, other) =>
    nameOf(one).localeCompare(nameOf(other), site.language, { sensitivity: 'base' }),
  );
  const letters = groupBy(sorted, (item) => letterOf(nameOf(item)));
  const toc = [...letters.keys()].map((letter) => ({ id: idOf(letter), text: letter, depth: 2 }));
  const sections = [...letters].map(
    ([letter, list]) =>
      html`<section>${heading(idOf(letter), letter)}<ul class="api-index">${list.map(draw)}</ul></section>`,
  );
  const bar = renderBar(items.length, what, apiText('filter'));
  return { toc, html: html`<div class="listed">${bar}${sections}</div>`.html };
}

function letterOf(name: string): string {
  const [letter = ''] = /[\p{L}\p{N}]/u.exec(name) ?? [];
  return /\d/.test(letter) ? '0–9' : letter.toUpperCase();
}

function idOf(letter: string): string {
  return `letter-${letter === '0–9' ? 'digits' : letter.toLowerCase()}`;
}
