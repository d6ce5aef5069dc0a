import { apiPages } from '#data/tree/apiPages.ts';
import { general } from '#data/products.ts';
import type { ProductId } from '#data/types.ts';
import {
  chip,
  code,
  heading,
  html,
  htmlTexts,
  joined,
  type Html,
} from '#src/site/code/html.node.ts';
import { apiPathname } from '#src/site/tree/tree.ts';
import { productById } from '#src/site/path/productById.ts';
import { count, planWord, apiText } from '#src/reference/render/apiProse.node.ts';
import type { ApiRecord } from '#src/reference/read/apiRecord.ts';
import type { RenderedApiPage } from './renderApiPage.node.ts';

const text = htmlTexts('api-docs.index');
const SECTIONS = [
  { kind: 'component', id: 'components' },
  { kind: 'interface', id: 'interfaces' },
] as const;

/** The page above a product's API pages: what there is, by kind, with the plan each needs. */
export function renderApiIndex(
  product: ProductId,
  read: (name: string) => ApiRecord,
): RenderedApiPage {
  const { name, packages } = productById(product);
  const sections = SECTIONS.filter(({ kind }) => apiPages[product][kind].length > 0);
  const lists = sections.map(({ kind, id }) => {
    const items = apiPages[product][kind].map((page) => renderItem(read(page.name)));
    return html`${heading(id, text(id))}<p>${text(`${id}Intro`)}</p><ul class="api-index">${items}</ul>`;
  });
  const names = joined(Object.values(packages).map(code));
  return {
    title: apiText('index.title', { product: name }),
    description: apiText(sections.length > 1 ? 'index.lead' : 'index.componentsLead', {
      product: name,
      version: general.version,
    }),
    html: html`<p>${text('about', { packages: names })}</p>${lists}`.html,
    toc: sections.map(({ id }) => ({ id, text: apiText(`index.${id}`), depth: 2 })),
  };
}

function renderItem({ name, kind, product, plan, members, slots, classes }: ApiRecord): Html {
  const facts =
    kind === 'interface'
      ? [count(members.length, 'property')]
      : [
          count(members.length, 'prop'),
          ...(slots.length > 0 ? [count(slots.length, 'slot')] : []),
          ...(classes.length > 0 ? [count(classes.length, 'class')] : []),
        ];
  const mark = plan ? [' ', chip(plan, planWord(plan))] : '';
  return html`<li><a href="${apiPathname(product, name)}/">${name}</a>${mark} <small>${facts.join(', ')}</small></li>`;
}
