import { apiPages } from '#data/tree/apiPages.ts';
import type { ProductId } from '#data/types.ts';
import { escapeHtml } from '#src/site/code/highlight.node.ts';
import { readIdentifier } from './identifiers.node.ts';
import { apiPathname } from '#src/site/tree/tree.ts';
import { memoize } from '#src/site/words/memoize.ts';

/** HTML of a type or code span: every name that has a page is a link to it, `Name.member` one to its row. */
export type TypeRenderer = (text: string) => string;

/** Gives the renderer for the types of one page, which does not link to itself. */
export function typeRenderer(product: ProductId, own: string): TypeRenderer {
  const addresses = addressesFor(product);
  return (text) => {
    const member = /^\w+\.\w/.test(text) ? readIdentifier(text, product) : undefined;
    if (member?.kind === 'row') {
      return `<a href="${member.href}">${escapeHtml(text)}</a>`;
    }
    return escapeHtml(text).replace(/\b[A-Z]\w+\b/g, (name) => {
      const address = name === own ? undefined : addresses.get(name);
      return address ? `<a href="${address}">${name}</a>` : name;
    });
  };
}

/** Pages by the names that mean them: the product's own come first, and `BarPlotProps` means `BarPlot`. */
const addressesFor = memoize((product: ProductId): ReadonlyMap<string, string> => {
  const products = Object.keys(apiPages) as ProductId[];
  const addresses = new Map<string, string>();
  for (const each of [...products.filter((id) => id !== product), product]) {
    const { component, interface: interfaces } = apiPages[each];
    for (const { name } of component) {
      addresses.set(`${name}Props`, `${apiPathname(each, name)}/#props`);
    }
    for (const { name } of [...component, ...interfaces]) {
      addresses.set(name, `${apiPathname(each, name)}/`);
    }
  }
  return addresses;
});
