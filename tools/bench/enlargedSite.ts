import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { products } from '#data/products.ts';
import { otherNamesBelow } from '#data/writing/otherNames.ts';
import { readDocuments } from '../../src/documents/parse/readDocuments.node.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { runMeasured } from './runMeasured.ts';

/** `seconds`: of the whole build; `cardSeconds`: those of them that drew pictures. */
export type EnlargedBuild = {
  pages: number;
  seconds: number;
  cardSeconds: number;
  peakGb: number;
};

const PAGES = 'data/tree/pages.ts';
const OPENING = 'export const pages: readonly PageLine[] = [';
/** The added pages stand in closed groups of this size at the end of each product's branch. */
const GROUP_SIZE = 40;
const PRODUCTS = products.map(({ id }) => `react-${id}`);

/** What a build keeps of its documents. */
const CACHES = ['node_modules/.cache/cards', 'node_modules/.cache/documents'];
const PROOF = '.proof.tsx';
const TIED = ['/x/experiments', ...Object.keys(otherNamesBelow)];

/** What an added page is made of: the text of its document, and the files of demos and proofs that are copied beside it. */
export type AddedPage = { text: string; beside: readonly string[] };

/** The documents of the site with their demos; those that may say only at their own address what they say cannot stand elsewhere. */
export function siteDocuments(): AddedPage[] {
  return [...readDocuments().values()]
    .filter(({ pathname }) => !TIED.some((part) => pathname.startsWith(part)))
    .map(({ file, folder }) => ({
      text: withoutOldAnchors(readFileSync(file, 'utf8')),
      beside: readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
        .map(({ name }) => path.join(folder, name)),
    }));
}

/** Old addresses of sections are those of the page, not of its copies. */
function withoutOldAnchors(text: string): string {
  return text.replace(/ \{aliases="[^"]*"\}$/gm, '').replace(/ aliases="[^"]*"\}$/gm, '}');
}

/**
 * Gives a copy of the repository as many pages as asked for, and builds it. Added pages take turns with `documents`; each
 * has a line of its own in `data/tree/pages.ts`. Only the API reference may be there already.
 * @throws when the build fails
 */
export async function buildEnlarged(
  folder: string,
  pages: number,
  documents: readonly AddedPage[],
): Promise<EnlargedBuild> {
  addPages(folder, pages - siteTree.leaves.length, documents);
  for (const name of ['.next', 'site', ...CACHES]) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  const { seconds, peakGb, output } = await runMeasured('npm', ['run', 'build'], folder);
  const [, cardSeconds] = /cards were drawn in ([\d.]+) s/.exec(output) ?? [];
  if (cardSeconds === undefined) {
    throw new Error('The build no longer says how long it drew cards. Correct buildEnlarged.');
  }
  return { pages, seconds, cardSeconds: Number(cardSeconds), peakGb };
}

function addPages(folder: string, count: number, documents: readonly AddedPage[]): void {
  const branches = new Map<string, string[]>();
  for (let index = 0; index < count; index += 1) {
    const product = PRODUCTS[Math.floor(index / GROUP_SIZE) % PRODUCTS.length] ?? '';
    const name = `bench-${String(index + 1).padStart(4, '0')}`;
    const home = path.join(folder, 'data/content', product, name);
    mkdirSync(home, { recursive: true });
    const { text = '', beside = [] } = documents[index % documents.length] ?? {};
    writeFileSync(path.join(home, `${name}.md`), text);
    for (const file of beside) {
      const own = path.basename(file);
      copyFileSync(file, path.join(home, own.endsWith(PROOF) ? name + PROOF : own));
    }
    branches.set(product, [...(branches.get(product) ?? []), `page('/x/${product}/${name}')`]);
  }
  // From our own file each time: the copy's may have been enlarged already.
  const source = readFileSync(PAGES, 'utf8');
  if (!source.includes(OPENING)) {
    throw new Error(
      `${PAGES} does not hold "${OPENING}". Correct OPENING in tools/bench/enlargedSite.ts.`,
    );
  }
  writeFileSync(
    path.join(folder, PAGES),
    source.replace(OPENING, 'const written: readonly PageLine[] = [') + addedLines(branches),
  );
}

function addedLines(branches: ReadonlyMap<string, readonly string[]>): string {
  const groups = [...branches].map(([product, lines]) => {
    const blocks = Array.from({ length: Math.ceil(lines.length / GROUP_SIZE) }, (_, index) => {
      const inside = lines.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE).join(',\n');
      return `group('/x/${product}/bench-group-${index + 1}', { title: 'Added pages ${index + 1}' }, [${inside}])`;
    });
    return `'/x/${product}-group': [${blocks.join(',\n')}]`;
  });
  return `
const added: Record<string, PageLine[]> = {${groups.join(',\n')}};
export const pages: readonly PageLine[] = written.map((line) =>
  'pathname' in line && line.children
    ? { ...line, children: [...line.children, ...(added[line.pathname] ?? [])] }
    : line,
);
`;
}
