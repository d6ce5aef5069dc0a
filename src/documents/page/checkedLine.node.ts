import { existsSync } from 'node:fs';
import path from 'node:path';
import { general } from '#data/products.ts';
import { site } from '#data/site/site.ts';
import type { Product, ProductId } from '#data/types.ts';
import {
  packagesOf,
  runPackagesOf,
  type ReadPackage,
} from '#src/reference/declarations/packages.node.ts';
import { html, htmlTexts, joined, type Html } from '#src/site/code/html.node.ts';
import { documentFile } from '#src/site/path/documentFile.ts';
import type { Place } from '#src/site/tree/place.ts';
import { documentDay } from './documentDates.node.ts';
import { readAddress } from './editAddress.ts';
import { proofFile, readProofs, type Proofs } from '#src/documents/parse/readProofs.node.ts';

const text = htmlTexts('build.checked');

/**
 * The last line of a page, as HTML: when its text was changed, and what the build that wrote it has compared it with. Only what stops
 * a build counts as checked: the links and anchors (`linkChecker`) and the names in code spans (`identifierReader`); what its proofs try
 * is counted apart.
 */
export function checkedLine(
  { pathname, product, isApi }: Pick<Place, 'pathname' | 'product' | 'isApi'>,
  day = documentDay(pathname),
  proofs = readProofsOf(pathname),
): string {
  const sentences = [
    ...(day === undefined ? [] : [text('changed', { day: html`<time>${day}</time>` })]),
    text(isApi ? 'generated' : 'document', { packages: packagesBehind(product) }),
    ...(proofs ? [proofsLine(product, proofs)] : []),
  ];
  return html`<p class="api-from">${joined(sentences, ' ')}</p>`.html;
}

/** How much of the page is tried in a browser, with the way to the file that does. */
function proofsLine(product: Product | undefined, { file, acts, claims, keyRows }: Proofs): Html {
  const address = readAddress(site.repository, file);
  const tests = text('tests');
  return text('proofs', {
    tests: address ? html`<a href="${address}" rel="noopener">${tests}</a>` : tests,
    packages: packagesBehind(product, runPackagesOf),
    claims: claims.length + keyRows.length,
    acts: acts.length,
  });
}

function readProofsOf(pathname: string): Proofs | undefined {
  const file = proofFile(path.posix.dirname(documentFile(pathname)));
  return existsSync(file) ? readProofs(file) : undefined;
}

/** The packages of the page's product; all of them by one name where the page belongs to none. */
function packagesBehind(
  product: Product | undefined,
  packages: (product: ProductId) => ReadPackage[] = packagesOf,
): string {
  return product
    ? packages(product.id)
        .map(({ name, version }) => `${name} ${version}`)
        .join(', ')
    : `${general.name} ${general.version}`;
}
