import { BASE } from '#data/site/base.ts';
import { general, products } from '#data/products.ts';
import { site } from '#data/site/site.ts';
import { buildText } from '#src/site/texts/pageTexts.node.ts';
import type { PageRecord } from '#src/site/tree/pageRecord.ts';
import { isApiPath } from '#src/site/path/base.ts';
import { twinAddress } from '#src/site/path/addresses.ts';

/** A page with its Markdown twin. */
export type TwinnedPage = Pick<PageRecord, 'pathname' | 'title' | 'description' | 'product'> & {
  twin: string;
};

/** A part of the site that is a file of its own: a product, or all that belongs to none. */
type Part = { name: string; folder: string; pages: readonly TwinnedPage[] };

const INDEX = 'llms.txt';
const FULL = 'llms-full.txt';

/**
 * The files that tell a language model what there is (llmstxt.org), by address: of the whole site and of each product the list of its
 * twins, `llms.txt`, and all of their texts one after the other, `llms-full.txt`.
 */
export function llmsFiles(pages: readonly TwinnedPage[]): Map<string, string> {
  const parts = partsOf(pages);
  const whole: Part = { name: general.name, folder: BASE, pages };
  const isGeneral = ({ folder }: Part) => folder === whole.folder;
  return new Map([
    [`${whole.folder}/${INDEX}`, printIndex(whole, parts)],
    [`${whole.folder}/${FULL}`, printTexts(pages)],
    ...parts
      .filter((part) => !isGeneral(part))
      .flatMap((part) => [
        [`${part.folder}/${INDEX}`, printIndex(part, [part])] as const,
        [`${part.folder}/${FULL}`, printTexts(part.pages)] as const,
      ]),
  ]);
}

function partsOf(pages: readonly TwinnedPage[]): Part[] {
  const of = (product: string | undefined) => pages.filter((page) => page.product === product);
  return [
    { name: buildText('build.llms.general'), folder: BASE, pages: of(undefined) },
    ...products.map(({ id, name, route }) => ({ name, folder: route, pages: of(id) })),
  ].filter((part) => part.pages.length > 0);
}

function printIndex({ name, folder }: Part, parts: readonly Part[]): string {
  return [
    `# ${buildText('build.llms.title', { name })}`,
    `> ${buildText('build.llms.lead', { name, version: general.version })}`,
    buildText('build.llms.full', { address: `${site.origin}${folder}/${FULL}` }),
    ...parts.flatMap((part) => sectionsOf(part)),
    '',
  ].join('\n\n');
}

/** The reference is long and looked up by name, so it stands behind the documents. */
function sectionsOf({ name, pages }: Part): string[] {
  const isApi = ({ pathname }: TwinnedPage) => isApiPath(pathname);
  const sections = [
    { title: name, list: pages.filter((page) => !isApi(page)) },
    { title: buildText('build.llms.reference', { name }), list: pages.filter(isApi) },
  ];
  return sections
    .filter(({ list }) => list.length > 0)
    .flatMap(({ title, list }) => [`## ${title}`, list.map(printLine).join('\n')]);
}

function printLine({ title, pathname, description }: TwinnedPage): string {
  return `- [${title}](${site.origin}${twinAddress(pathname)}): ${description}`;
}

function printTexts(pages: readonly TwinnedPage[]): string {
  return pages.map(({ twin }) => twin).join('\n\n');
}
