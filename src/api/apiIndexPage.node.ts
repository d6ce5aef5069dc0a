import { apiPages } from '#data/apiPages.ts';
import { general } from '#data/products.ts';
import type { ApiKind, ProductId } from '#data/types.ts';
import { escapeHtml } from '#src/code/highlight.node.ts';
import { apiPathname } from '#src/pageTree/apiLeaves.ts';
import { productById } from '#src/path/productById.ts';
import { count, planWord } from './apiProse.ts';
import type { ApiRecord } from './apiRecord.ts';
import type { RenderedApiPage } from './renderApiPage.node.ts';

const SECTIONS: readonly { kind: ApiKind; id: string; title: string; intro: string }[] = [
  {
    kind: 'component',
    id: 'components',
    title: 'Components',
    intro: 'What you put on a page, with props, slots and CSS classes.',
  },
  {
    kind: 'interface',
    id: 'interfaces',
    title: 'Interfaces',
    intro:
      'Shapes of the objects that go into the components, and of those they hand to your callbacks.',
  },
];

/** The page above a product's API pages: what there is, by kind, with the plan each needs. */
export function renderApiIndex(
  product: ProductId,
  read: (name: string) => ApiRecord,
): RenderedApiPage {
  const { name, packages } = productById(product);
  const sections = SECTIONS.filter(({ kind }) => apiPages[product][kind].length > 0);
  const lists = sections.map(({ kind, id, title, intro }) => {
    const items = apiPages[product][kind].map((page) => renderItem(read(page.name)));
    return `<h2 id="${id}"><a class="anchor" href="#${id}">${title}</a></h2><p>${intro}</p><ul class="api-index">${items.join('')}</ul>`;
  });
  const names = Object.values(packages).map((each) => `<code>${each}</code>`);
  return {
    title: `${name} API`,
    description: `Every component${sections.length > 1 ? ' and interface' : ''} of the ${name} ${general.version} that has a page of reference.`,
    html: [
      `<p>These pages are generated from the type declarations of ${names.join(', ')}: names, types, defaults and comments are those of the packages. A paid package also exports what the packages below it have, so import everything from the one you install.</p>`,
      ...lists,
    ].join(''),
    toc: sections.map(({ id, title }) => ({ id, text: title, depth: 2 })),
  };
}

function renderItem({ name, kind, product, plan, members, slots, classes }: ApiRecord): string {
  const facts =
    kind === 'interface'
      ? [count(members.length, 'property', 'properties')]
      : [
          count(members.length, 'prop', 'props'),
          ...(slots.length > 0 ? [count(slots.length, 'slot', 'slots')] : []),
          ...(classes.length > 0 ? [count(classes.length, 'class', 'classes')] : []),
        ];
  const chip = plan ? ` <span class="chip">${planWord(plan)}</span>` : '';
  return `<li><a href="${apiPathname(product, name)}/">${escapeHtml(name)}</a>${chip} <small>${facts.join(', ')}</small></li>`;
}
