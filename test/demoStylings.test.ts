import { expect, test } from 'vitest';
import { products } from '#data/products.ts';
import { readDocuments } from '#src/documents/parse/readDocuments.node.ts';
import { stylingsOf } from '#src/demos/model/demoVariants.node.ts';
import { productOf } from '#src/site/path/productOf.ts';
import { codeStylings } from '#src/visitor/preferences/codePreference.ts';

const IN_EACH_PRODUCT = 3;

test.each(products.map(({ id }) => id))(
  'at least three demos of %s are written in every styling',
  (product) => {
    const demos = [...readDocuments().values()]
      .filter(({ pathname }) => productOf(pathname)?.id === product)
      .flatMap(({ folder, demos: names }) => names.map((name) => stylingsOf(folder, name)));
    const inAll = demos.filter((stylings) => stylings.length === codeStylings.length);
    expect(inAll.length).toBeGreaterThanOrEqual(IN_EACH_PRODUCT);
  },
);
