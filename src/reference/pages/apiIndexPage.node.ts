import { apiPages } from '#data/tree/apiPages.ts';
import { general } from '#data/products.ts';
import type { ApiKind, ProductId } from '#data/types.ts';
import { escapeHtml } from '#src/site/code/highlight.node.ts';
import { apiPathname } from '#src/site/tree/apiLeaves.ts';
import { productById } from '#src/site/path/productById.ts';
import { count, planWord } from '#src/reference/render/apiProse.node.ts';
import type { ApiRecord } from '#src/reference/read/apiRecord.ts';
import { apiHtml, apiText } from '#src/reference/render/apiText.node.ts';
import type { RenderedApiPage } from './renderApiPage.node.ts';

const SECTIONS: readonly { kind: ApiKind; id: string }[] = [
  { kind: 'component', id: 'components' },
  { kind: 'interface', id: 'interfaces' },
];

/** The page above a product's API pages: what there is, by kind, with the plan each needs. */
export function renderApiIndex(
  product: ProductId,
  read: (name: string) => ApiRecord,
): RenderedApiPage {
  const { name, packages } = productById(product);
  const sections = SECTIONS.filter(({ kind }) => apiPages[product][kind].length > 0);
  const lists = sections.map(({ kind, id }) => {
    const items = apiPages[product][kind].map((page) => renderItem(read(page.name)));
    return `<h2 id="${id}"><a class="anchor" href="#${id}">${apiHtml(`index.${id}`)}</a></h2><p>${apiHtml(`index.${id}Intro`)}</p><ul class="api-index">${items.join('')}</ul>`;
  });
  const names = Object.values(packages).map((each) => `<code>${each}</code>`);
  return {
    title: apiText('index.title', { product: name }),
    description: apiText(sections.length > 1 ? 'index.lead' : 'index.componentsLead', {
      product: name,
      version: general.version,
    }),
    html: [`<p>${apiHtml('index.about', { packages: names.join(', ') })}</p>`, ...lists].join(''),
    toc: sections.map(({ id }) => ({ id, text: apiText(`index.${id}`), depth: 2 })),
  };
}

function renderItem({ name, kind, product, plan, members, slots, classes }: ApiRecord): string {
  const facts =
    kind === 'interface'
      ? [count(members.length, 'property')]
      : [
          count(members.length, 'prop'),
          ...(slots.length > 0 ? [count(slots.length, 'slot')] : []),
          ...(classes.length > 0 ? [count(classes.length, 'class')] : []),
        ];
  const chip = plan ? ` <span class="chip">${planWord(plan)}</span>` : '';
  return `<li><a href="${apiPathname(product, name)}/">${escapeHtml(name)}</a>${chip} <small>${facts.join(', ')}</small></li>`;
}
