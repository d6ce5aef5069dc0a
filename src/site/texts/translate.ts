/** Texts by key; groups nest. */
export type Dictionary = { readonly [key: string]: string | Dictionary };

/** Dictionaries by language code. */
export type Dictionaries = Readonly<Record<string, Dictionary>>;

type Report = Readonly<{ warn: (message: string) => void; error: (message: string) => void }>;

export const DEFAULT_LANGUAGE = 'en';
const MISSING_LANGUAGE_TEXT = '…';

/** Looks a dotted key up; a group, an empty text or a missing step counts as missing (behaviour 10). */
export function lookUp(dictionary: Dictionary, key: string): string | undefined {
  let found: string | Dictionary | undefined = dictionary;
  for (const step of key.split('.')) {
    found = typeof found === 'object' && Object.hasOwn(found, step) ? found[step] : undefined;
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
  return (language: string, key: string, { ignoreMissing = false } = {}): string | null => {
    const dictionary = dictionaries[language];
    if (!dictionary) {
      once(language, () =>
        report?.error(
          `There is no dictionary for the language "${language}". Add one to translations/.`,
        ),
      );
      return MISSING_LANGUAGE_TEXT;
    }
    const text = lookUp(dictionary, key);
    if (text !== undefined) {
      return text;
    }
    if (!ignoreMissing) {
      once(`${language}:${key}`, () => report?.warn(`Missing translation: ${language}:${key}`));
    }
    return lookUp(dictionaries[DEFAULT_LANGUAGE] ?? {}, key) ?? null;
  };
}

/** Puts the values of `{name}` into a text: `fill('Show all {count} lines', { count: 40 })` -> `Show all 40 lines`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
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
