import { general } from '#data/products.ts';
import { productOf } from '#src/site/path/productOf.ts';
import type { PageRecord } from '#src/site/tree/pageRecord.ts';
import { canonicalAddress } from '#src/site/path/addresses.ts';

type Described = Pick<PageRecord, 'pathname' | 'title' | 'description'>;
type Crumb = { name: string; pathname: string };

/**
 * What a page is, in the words of schema.org: an article, and its way from the site over its product. Only pages stand on that way;
 * groups of the tree have none.
 * @param day when its text was last changed
 */
export function structuredData({ pathname, title, description }: Described, day?: string) {
  const way = wayTo(pathname, title);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: title,
        description,
        url: canonicalAddress(pathname),
        ...(day === undefined ? {} : { dateModified: day }),
      },
      ...(way.length > 1
        ? [{ '@type': 'BreadcrumbList', itemListElement: way.map(listItem) }]
        : []),
    ],
  };
}

function wayTo(pathname: string, title: string): Crumb[] {
  const product = productOf(pathname);
  const above: Crumb[] = [
    { name: general.name, pathname: general.route },
    ...(product ? [{ name: product.name, pathname: product.route }] : []),
  ];
  return [...above.filter((crumb) => crumb.pathname !== pathname), { name: title, pathname }];
}

function listItem({ name, pathname }: Crumb, index: number) {
  return { '@type': 'ListItem', position: index + 1, name, item: canonicalAddress(pathname) };
}
