import { existsSync, readFileSync } from 'node:fs';
import { site } from '#data/site/site.ts';
import { DEFAULT_LANGUAGE } from '#src/site/path/normalPath.ts';
import {
  createTranslator,
  fill,
  mergeDictionaries,
  type Dictionaries,
  type Dictionary,
  type TextKey,
  type Values,
} from './translate.ts';
import { BUILD_GROUPS, LATE_GROUPS } from './textGroups.ts';

const FOLDER = 'translations';

/** The texts of an export: those of its language, and English for what it lacks. */
export type BuiltTexts = {
  language: string;
  /** What every page loads. */
  dictionaries: Dictionaries;
  /** What comes with the parts that say it. */
  lateDictionaries: Dictionaries;
};

/** Gives a text of the shell at build, with `{name}` replaced by values. */
export type BuildText<Key extends string = TextKey> = (key: Key, values?: Values) => string;

/**
 * The language of an export and what browsers need of its dictionaries, built into every page.
 * @throws when the language has no dictionary
 */
export function builtTexts(language = site.language, folder = FOLDER): BuiltTexts {
  const languages = [...new Set([DEFAULT_LANGUAGE, language])];
  const textsOf = (isWanted: (group: string) => boolean) =>
    Object.fromEntries(languages.map((each) => [each, select(read(each, folder), isWanted)]));
  return { language, dictionaries: textsOf(isEarly), lateDictionaries: textsOf(isLate) };
}

/** Every text in a language, English where it is silent. */
export function wholeDictionary(language = site.language, folder = FOLDER): Dictionary {
  return mergeDictionaries(read(DEFAULT_LANGUAGE, folder), read(language, folder));
}

/** Some groups of a dictionary. */
function select(dictionary: Dictionary, isWanted: (group: string) => boolean): Dictionary {
  return Object.fromEntries(Object.entries(dictionary).filter(([group]) => isWanted(group)));
}

function isLate(group: string): boolean {
  return LATE_GROUPS.some((late) => late === group);
}

function isEarly(group: string): boolean {
  return !isLate(group) && !BUILD_GROUPS.some((build) => build === group);
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
      `There is no ${file} for the language "${language}" of data/site/languages.ts. Write it, with the keys of translations.json.`,
    );
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Dictionary;
}

/** `de` -> `translations/translations-de.json` */
function fileOf(language: string, folder: string): string {
  return `${folder}/translations${language === DEFAULT_LANGUAGE ? '' : `-${language}`}.json`;
}
