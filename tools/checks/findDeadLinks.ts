import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readMarkdown, readTextReferences } from './readTextReferences.ts';
import { pageReferences, type References } from './pageReferences.ts';

/** One reference that leads nowhere: the file that holds it, the address as written, what is missing. */
export type DeadLink = { file: string; address: string; reason: string };

export type LinkReport = {
  /** HTML files, and other ones that lead to addresses. */
  files: number;
  texts: number;
  references: number;
  dead: DeadLink[];
};

type Options = {
  /** The finished folder. */
  folder: string;
  /** Where the site is deployed; addresses that begin with it are the site's own. */
  origin: string;
};

/**
 * Checks that each link, anchor, image, script and style asset of every HTML file in a folder is in that folder; that each link of the
 * Markdown twins, lists, sitemap and redirects is; and that each twin has the headings of its page. Other sites are not asked.
 */
export function findDeadLinks({ folder, origin }: Options): LinkReport {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const pages = new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, pageReferences(read(file))]),
  );
  const texts = files.flatMap((file) => {
    const addresses = readTextReferences(file, () => read(file));
    return addresses ? [{ file, addresses }] : [];
  });
  const report: LinkReport = {
    files: pages.size,
    texts: texts.length,
    references: 0,
    dead: [],
  };
  for (const [file, { addresses, headings, twin }] of pages) {
    checkAddresses(file, addresses, `${origin}/${file.replace(/(^|\/)index\.html$/, '$1')}`);
    if (twin !== undefined) {
      checkTwin(file, twin, headings);
    }
  }
  for (const { file, addresses } of texts) {
    checkAddresses(file, addresses, `${origin}/`);
  }
  return report;

  function checkAddresses(file: string, addresses: Iterable<string>, base: string): void {
    for (const address of addresses) {
      const url = parseUrl(address, base);
      if (url && url.origin !== origin) {
        continue;
      }
      report.references += 1;
      const reason = url ? whatIsMissing(url) : 'is no address';
      if (reason) {
        report.dead.push({ file, address, reason });
      }
    }
  }

  function checkTwin(file: string, twin: string, headings: References['headings']): void {
    const twinFile = path.join(folder, twin);
    const there = existsSync(twinFile) ? readMarkdown(readFileSync(twinFile, 'utf8')).headings : [];
    const lost = headings.find((heading, index) => there[index] !== heading);
    if (lost !== undefined || there.length !== headings.length) {
      const reason = `has other headings than its page, from "${lost ?? there[headings.length] ?? ''}" on`;
      report.dead.push({ file, address: twin, reason });
    }
  }

  function whatIsMissing({ pathname, hash }: URL): string | undefined {
    const target = decodeURIComponent(pathname).slice(1);
    const file = target === '' || target.endsWith('/') ? `${target}index.html` : target;
    const page = pages.get(file);
    if (!page && existsSync(path.join(folder, file, 'index.html'))) {
      return 'lacks its trailing slash';
    }
    if (!page && !existsSync(path.join(folder, file))) {
      return 'is not in the folder';
    }
    const anchor = decodeURIComponent(hash.slice(1));
    return page && anchor !== '' && !page.anchors.has(anchor) ? 'anchor is not there' : undefined;
  }
}

function parseUrl(address: string, base: string): URL | undefined {
  return URL.canParse(address, base) ? new URL(address, base) : undefined;
}
