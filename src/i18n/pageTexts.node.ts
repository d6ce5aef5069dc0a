import { existsSync, readFileSync } from 'node:fs';
import { site } from '#data/site.ts';
import {
  createTranslator,
  DEFAULT_LANGUAGE,
  fill,
  mergeDictionaries,
  type Dictionaries,
  type Dictionary,
  type TextKey,
  type Values,
} from './translate.ts';

/** Groups of texts that are written into pages at build and never needed by a browser. */
const BUILD_GROUPS = ['build', 'api-docs'];
const FOLDER = 'translations';

/** What every page says of its language (behaviour 10). */
export type PageTexts = { userLanguage: string; translations: Dictionaries };

/** Gives a text of the shell at build, with `{name}` replaced by values. */
export type BuildText<Key extends string = TextKey> = (key: Key, values?: Values) => string;

/**
 * The props of a page that say its language: no dictionary for English, which every page has anyway.
 * @throws when the language has no dictionary
 */
export function pageTexts(language = site.language, folder = FOLDER): PageTexts {
  return {
    userLanguage: language,
    translations:
      language === DEFAULT_LANGUAGE ? {} : { [language]: forBrowsers(read(language, folder)) },
  };
}

/** Every text in a language, English where it is silent. */
export function wholeDictionary(language = site.language, folder = FOLDER): Dictionary {
  return mergeDictionaries(read(DEFAULT_LANGUAGE, folder), read(language, folder));
}

/** A dictionary without what only the build says. */
export function forBrowsers(dictionary: Dictionary): Dictionary {
  return Object.fromEntries(
    Object.entries(dictionary).filter(([key]) => !BUILD_GROUPS.includes(key)),
  );
}

/**
 * Makes the function that gives texts at build, which is silent where a language lacks one (behaviour 10, I6).
 * @throws when nobody has the text
 */
export function createBuildText<Key extends string = TextKey>(
  language = site.language,
  folder = FOLDER,
): BuildText<Key> {
  const dictionaries = {
    [DEFAULT_LANGUAGE]: read(DEFAULT_LANGUAGE, folder),
    [language]: read(language, folder),
  };
  const look = createTranslator(dictionaries, undefined);
  return (key, values = {}) => {
    const text = look(language, key, { count: values.count });
    if (text === null) {
      throw new Error(`No dictionary has the text "${key}". Write it in ${fileOf('en', folder)}.`);
    }
    return fill(text, values);
  };
}

/** The texts of this deployment's language at build. */
export const buildText = createBuildText();

function read(language: string, folder: string): Dictionary {
  const file = fileOf(language, folder);
  if (!existsSync(file)) {
    throw new Error(
      `There is no ${file} for the language "${language}" of data/site.ts. Write it, with the keys of translations.json.`,
    );
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Dictionary;
}

/** `de` -> `translations/translations-de.json` */
function fileOf(language: string, folder: string): string {
  return `${folder}/translations${language === DEFAULT_LANGUAGE ? '' : `-${language}`}.json`;
}
