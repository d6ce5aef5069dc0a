import type english from '../../../translations/translations.json';
import type { BUILD_GROUPS, LATE_GROUPS } from './textGroups.ts';
import { DEFAULT_LANGUAGE } from '#src/site/path/normalPath.ts';

/** Forms of a text for different numbers, by the categories of `Intl.PluralRules`; each language has its own. */
type PluralForms = { one: string; other: string };

/** The key of a text of the dictionary; of one with plural forms, that of their group. */
export type TextKey<Group = typeof english> = {
  [Name in keyof Group & string]: Group[Name] extends string | PluralForms
    ? Name
    : `${Name}.${TextKey<Group[Name]>}`;
}[keyof Group & string];

/** The key of a text that every page loads. */
export type EarlyTextKey = TextKey<
  Omit<typeof english, (typeof LATE_GROUPS | typeof BUILD_GROUPS)[number]>
>;

/** The keys below a group of the dictionary, without its name. */
export type KeyBelow<Group extends string, Key = TextKey> = Key extends `${Group}.${infer Rest}`
  ? Rest
  : never;

/** What a text is filled with; a `count` also decides its plural form. */
export type Values = Readonly<Record<string, string | number>>;

/** Texts by key; groups nest. */
export type Dictionary = { readonly [key: string]: string | Dictionary };

/** Dictionaries by language code. */
export type Dictionaries = Readonly<Record<string, Dictionary>>;

type Report = Readonly<{ warn: (message: string) => void; error: (message: string) => void }>;

type Asked = { ignoreMissing?: boolean; count?: string | number | undefined };

const MISSING_LANGUAGE_TEXT = '…';

/**
 * Looks a dotted key up; a group, an empty text or a missing step counts as missing (behaviour 10).
 * @param form the plural form to take where the key has several
 */
export function lookUp(dictionary: Dictionary, key: string, form?: string): string | undefined {
  let found: string | Dictionary | undefined = dictionary;
  for (const step of key.split('.')) {
    found = typeof found === 'object' && Object.hasOwn(found, step) ? found[step] : undefined;
  }
  if (typeof found === 'object' && form !== undefined) {
    found = found[form] ?? found.other;
  }
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/**
 * Makes the function that gives the shell its texts.
 * @param report where missing texts are told, once for each language and key; undefined while a page is exported (I6)
 * @returns the text; the English one when the language lacks it; `…` for a language without dictionary (I9); null when nobody has it
 */
export function createTranslator(dictionaries: Dictionaries, report: Report | undefined) {
  const told = new Set<string>();
  const once = (id: string, tell: () => void) => {
    if (!told.has(id)) {
      told.add(id);
      tell();
    }
  };
  return (language: string, key: string, { ignoreMissing, count }: Asked = {}): string | null => {
    const dictionary = dictionaries[language];
    if (!dictionary) {
      once(language, () =>
        report?.error(
          `There is no dictionary for the language "${language}". Add one to translations/.`,
        ),
      );
      return MISSING_LANGUAGE_TEXT;
    }
    const text = lookUp(dictionary, key, formOf(language, count));
    if (text !== undefined) {
      return text;
    }
    if (!ignoreMissing) {
      once(`${language}:${key}`, () => report?.warn(`Missing translation: ${language}:${key}`));
    }
    const english = dictionaries[DEFAULT_LANGUAGE] ?? {};
    return lookUp(english, key, formOf(DEFAULT_LANGUAGE, count)) ?? null;
  };
}

function formOf(language: string, count: string | number | undefined): string | undefined {
  return typeof count === 'number' ? new Intl.PluralRules(language).select(count) : undefined;
}

/** Puts the values of `{name}` into a text: `fill('Show all {count} lines', { count: 40 })` -> `Show all 40 lines`. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** `over` laid on `base`, group by group. */
export function mergeDictionaries(base: Dictionary, over: Dictionary): Dictionary {
  const merged: Record<string, string | Dictionary> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] =
      typeof value === 'object' && typeof below === 'object'
        ? mergeDictionaries(below, value)
        : value;
  }
  return merged;
}
