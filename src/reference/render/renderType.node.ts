import { apiPages } from '#data/tree/apiPages.ts';
import type { ProductId } from '#data/types.ts';
import { html, type Html } from '#src/site/code/html.node.ts';
import { readIdentifier } from './identifiers.node.ts';
import { apiPathname } from '#src/site/tree/tree.ts';
import { memoize } from '#src/site/words/memoize.ts';

/** HTML of a type or code span: every name that has a page is a link to it, `Name.member` one to its row. */
export type TypeRenderer = (text: string) => Html;

/** Gives the renderer for the types of one page, which does not link to itself. */
export function typeRenderer(product: ProductId, own: string): TypeRenderer {
  const addresses = addressesFor(product);
  return (text) => {
    const member = /^\w+\.\w/.test(text) ? readIdentifier(text, product) : undefined;
    if (member?.kind === 'row') {
      return html`<a href="${member.href}">${text}</a>`;
    }
    const parts = text.split(/\b([A-Z]\w+)\b/).map((part, index) => {
      const address = index % 2 === 0 || part === own ? undefined : addresses.get(part);
      return address ? html`<a href="${address}">${part}</a>` : part;
    });
    return html`${parts}`;
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
