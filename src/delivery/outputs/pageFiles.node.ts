import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { general } from '#data/products.ts';
import { BASE } from '#data/site/base.ts';
import { site } from '#data/site/site.ts';
import { documentDay } from '#src/documents/page/pageFoot.node.ts';
import { listPages } from '#src/documents/page/loadPage.node.ts';
import { pageTwin } from '#src/documents/twin/pageTwin.node.ts';
import { readDocuments } from '#src/documents/parse/readDocuments.node.ts';
import type { PageRecord } from '#src/site/tree/pageRecord.ts';
import { contentFolder, HOME } from '#src/site/path/contentFolder.ts';
import { productOf } from '#src/site/path/productOf.ts';
import { cardAddress, SITEMAP, twinAddress } from '#src/site/path/addresses.ts';
import { drawCards } from './cards.node.ts';
import { cardSvg } from './cardSvg.ts';
import { llmsFiles } from './llms.node.ts';
import { printSitemap } from './rootFiles.node.ts';

/**
 * What each page of an export that search engines know is besides HTML, by address: its Markdown twin, its card, its line in the
 * sitemap and in the lists for language models.
 * @param folder the export below its host's root
 */
export async function pageFiles(folder: string): Promise<Map<string, string | Uint8Array>> {
  const pages = readExported(folder);
  const documents = readDocuments();
  const twinned = await Promise.all(
    pages
      .filter(({ kind }) => kind === 'document')
      .map(async (page) => ({
        ...page,
        twin: await pageTwin(page, documents.get(page.pathname)),
      })),
  );
  const { pictures, drawn, seconds } = await drawCards(
    new Map(pages.map((page) => [cardAddress(page.pathname), cardOf(page)])),
  );
  console.log(
    `${twinned.length} pages have a Markdown twin, ${pages.length} a card. ${drawn} cards were drawn in ${seconds.toFixed(1)} s.`,
  );
  return new Map<string, string | Uint8Array>([
    ...twinned.map(({ pathname, twin }) => [twinAddress(pathname), twin] as const),
    ...llmsFiles(twinned),
    [
      SITEMAP,
      printSitemap(pages.map(({ pathname }) => ({ pathname, day: documentDay(pathname) }))),
    ],
    ...pictures,
  ]);
}

/** The records of the pages that search engines shall know, home first, in the order of the tree, from what the router of the export reads. */
function readExported(folder: string): PageRecord[] {
  const data = path.join(folder, BASE, '_next/data');
  const [build, ...more] = readdirSync(data);
  if (build === undefined || more.length > 0) {
    throw new Error(`${data} should hold one build. Run npm run build.`);
  }
  return listPages()
    .map((pathname) => {
      const file = path.join(
        data,
        build,
        `${pathname === HOME ? 'index' : contentFolder(pathname)}.json`,
      );
      const { pageProps } = JSON.parse(readFileSync(file, 'utf8')) as Exported;
      return pageProps.page;
    })
    .filter(({ kind }) => kind === 'document' || kind === 'home');
}

type Exported = { pageProps: { page: PageRecord } };

function cardOf({ pathname, title, description }: PageRecord): string {
  const product = productOf(pathname)?.name;
  return cardSvg({
    identity: product ? `${general.name} ${product}` : general.name,
    title,
    lead: description,
    place: `${new URL(site.origin).host}${pathname}/`,
  });
}
