import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ClickPath } from './measureClicks.ts';
import type { SearchPath } from './measureSearch.ts';

/** Three kinds of pages that every documentation site has. */
export const PAGE_KINDS = ['short', 'long', 'reference'] as const;

/** A finished static site, and where in it is what can be measured of any. */
export type PeerSite = {
  name: string;
  /** Where its files lie. */
  folder: string;
  /** Where its root stands in addresses: `/docs/`. */
  base: string;
  pages: Readonly<Record<(typeof PAGE_KINDS)[number], string>>;
  clicks: ClickPath & { from: string };
  search?: SearchPath & { from: string };
};

const FILE = 'peer.json';
const CLICKS = ['from', 'link', 'back', 'heading'] as const;
const SEARCH = ['from', 'open', 'input', 'result', 'query', 'second'] as const;

/**
 * Reads `peer.json` of a folder; its own `folder` starts there.
 * @throws one sentence when there is none, or when something in it is missing or of another kind
 */
export function readPeer(where: string): PeerSite {
  const file = path.join(where, FILE);
  if (!existsSync(file)) {
    throw new Error(`${where} has no ${FILE}. Describe the site there; README shows one.`);
  }
  const told = parse(file);
  const folder = path.resolve(where, text(told, 'folder', file));
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    throw new Error(
      `${file} names the folder ${folder}, which is not there. Build the site first.`,
    );
  }
  const { search } = told;
  return {
    name: text(told, 'name', file),
    folder,
    base: text(told, 'base', file),
    pages: texts(part(told, 'pages', file), PAGE_KINDS, `${file}: pages`),
    clicks: texts(part(told, 'clicks', file), CLICKS, `${file}: clicks`),
    ...(search !== undefined && {
      search: texts(part(told, 'search', file), SEARCH, `${file}: search`),
    }),
  };
}

type Told = Readonly<Record<string, unknown>>;

function parse(file: string): Told {
  try {
    const told: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isRecord(told) ? told : {};
  } catch {
    throw new Error(`${file} is not JSON. README shows how such a file looks.`);
  }
}

function part(told: Told, name: string, where: string): Told {
  const value = told[name];
  if (!isRecord(value)) {
    throw new Error(`${where} lacks "${name}", an object. README shows how it looks.`);
  }
  return value;
}

function texts<Name extends string>(told: Told, names: readonly Name[], where: string) {
  return Object.fromEntries(names.map((name) => [name, text(told, name, where)])) as Record<
    Name,
    string
  >;
}

function text(told: Told, name: string, where: string): string {
  const value = told[name];
  if (typeof value !== 'string' || value === '') {
    throw new Error(`${where} lacks "${name}", a text. README shows how it looks.`);
  }
  return value;
}

function isRecord(value: unknown): value is Told {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
