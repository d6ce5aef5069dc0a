import { createRequire } from 'node:module';
import type { LocaleRecord, TableRecords } from './gridRecord.ts';

/** The folder of translations of each product, as installed for the reference. */
const FOLDERS: Readonly<Record<keyof TableRecords['locales'], string>> = {
  grid: '@mui/x-data-grid/locales',
  pickers: '@mui/x-date-pickers/locales',
  charts: 'x-charts-840/locales',
};
const REFERENCE = 'enUS';
/** Names of exports that are no language tag. */
const TAGS: Readonly<Record<string, string>> = { kzKZ: 'kk-KZ' };

const require = createRequire(import.meta.url);

/** The translations that ship with each package; a text that English has and a translation lacks is not translated. */
export function readLocales(): TableRecords['locales'] {
  return {
    grid: readFolder(FOLDERS.grid),
    pickers: readFolder(FOLDERS.pickers),
    charts: readFolder(FOLDERS.charts),
  };
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
      `${folder} has no texts in ${REFERENCE}. Correct FOLDERS of src/reference/read/readLocales.node.ts.`,
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
