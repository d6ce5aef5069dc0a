import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseHeaders, printHeaders } from '#src/delivery/serving/headersFile.ts';

/**
 * Puts another edition beside the pages of this one, to be served by the same host: all that lies below its base, and what its
 * `_headers`, `_redirects` and `robots.txt` say of it. Can be run again on the same folders.
 * @param from the finished folder of the other edition
 * @param site the finished folder of this one
 * @param base where the other one lies below the origin, such as `/x/v7`
 * @throws when the folder holds no such edition
 */
export function addEdition(from: string, site: string, base: string): void {
  if (!existsSync(path.join(from, base, 'index.html'))) {
    throw new Error(
      `${from} holds no edition at ${base}. Build the one whose data/site/base.ts says so, and name its folder site.`,
    );
  }
  rmSync(path.join(site, base), { recursive: true, force: true });
  cpSync(path.join(from, base), path.join(site, base), { recursive: true });
  const isBelow = (address: string) => address === base || address.startsWith(`${base}/`);
  for (const [name, keep] of Object.entries(FILES)) {
    const read = (folder: string) => readFileSync(path.join(folder, name), 'utf8');
    const own = keep(read(site), (address) => !isBelow(address));
    writeFileSync(path.join(site, name), own + keep(read(from), isBelow));
  }
}

type Test = (address: string) => boolean;

/** Files at the root that speak of addresses, and how to keep of their text what is about some of them. */
const FILES: Readonly<Record<string, (text: string, isMeant: Test) => string>> = {
  _headers: (text, isMeant) => {
    const rules = parseHeaders(text).filter(({ path: address }) => isMeant(address));
    return rules.length > 0 ? `${printHeaders(rules)}\n` : '';
  },
  _redirects: (text, isMeant) => keepLines(text, isMeant, /^\S+/),
  'robots.txt': (text, isMeant) => keepLines(text, isMeant, /(?<=^Sitemap: \w+:\/\/[^/]+)\/.*/),
};

/** A line without an address is about none. */
function keepLines(text: string, isMeant: Test, address: RegExp): string {
  return (text.match(/.*\n/g) ?? [])
    .filter((line) => isMeant(address.exec(line)?.[0] ?? ''))
    .join('');
}
