import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { products } from '#data/products.ts';
import { packagesOf } from '#src/reference/declarations/packages.node.ts';
import type { LocaleRecord, TableRecords } from './gridRecord.ts';

const FOLDER = 'locales';
const REFERENCE = 'enUS';
/** Names of exports that are no language tag. */
const TAGS: Readonly<Record<string, string>> = { kzKZ: 'kk-KZ' };

const require = createRequire(import.meta.url);

/**
 * The translations that ship with each package, by the short name of its product; a text that English has and a translation lacks is
 * not translated.
 */
export function readLocales(): TableRecords['locales'] {
  const shipping = products.flatMap(({ id, shortName }) => {
    const [community] = packagesOf(id);
    return community && existsSync(path.join(community.folder, FOLDER))
      ? [[shortName, readFolder(`${community.installed}/${FOLDER}`)] as const]
      : [];
  });
  return Object.fromEntries(shipping);
}

/**
 * The translations of one folder.
 * @throws when it holds none for English, which the others are counted against
 */
function readFolder(folder: string): LocaleRecord[] {
  const modules = require(folder) as Record<string, unknown>;
  const english = keysOf(modules[REFERENCE]);
  if (english.length === 0) {
    throw new Error(
      `${folder} has no texts in ${REFERENCE}. Correct REFERENCE of src/reference/read/readLocales.node.ts.`,
    );
  }
  return Object.entries(modules)
    .filter(([name]) => /^[a-z]{2}(?:[A-Z]{2})?$/.test(name))
    .map(([name, module]) => {
      const keys = new Set(keysOf(module));
      const translated = english.filter((key) => keys.has(key)).length;
      return { name, tag: tagOf(name), translated, texts: english.length };
    })
    .sort((one, other) => one.tag.localeCompare(other.tag, 'en'));
}

/** Keys of `localeText` in the one theme entry that a translation is. */
function keysOf(module: unknown): string[] {
  const { components = {} } = (module ?? {}) as {
    components?: Record<string, { defaultProps?: { localeText?: object } }>;
  };
  return Object.values(components).flatMap(({ defaultProps }) =>
    Object.keys(defaultProps?.localeText ?? {}),
  );
}

/** `deDE` -> `de-DE` */
function tagOf(name: string): string {
  return TAGS[name] ?? name.replace(/(?=[A-Z]{2}$)/, '-');
}
