import { useMemo, type ReactNode } from 'react';
import { requiredContext } from './requiredContext.ts';
import { dictionaries, language as built } from '#src/generated/texts.ts';
import {
  createTranslator,
  fill,
  type Dictionaries,
  type Dictionary,
  type EarlyTextKey,
  type TextKey,
  type Values,
} from './translate.ts';

/** Gives a text by its key, with `{name}` replaced by values; the key itself when nobody has the text. */
export type Translate<Key = EarlyTextKey> = (key: Key, values?: Values) => string;

type I18n = { language: string; translate: Translate<TextKey> };

const [I18nContext, useI18n] = requiredContext<I18n>(
  'There are no translations here. Wrap the component in I18nProvider.',
);

/** The texts that have come, by language. */
const known = structuredClone<Record<string, Record<string, string | Dictionary>>>(dictionaries);

/** Adds the texts of what comes late. */
export function addTexts(late: Dictionaries): void {
  for (const [each, texts] of Object.entries(late)) {
    Object.assign((known[each] ??= {}), texts);
  }
}

type Props = {
  /** Language of the page; without one, that of the export (behaviour 10, I12). */
  language?: string;
  /** Dictionaries besides those of the export, by language. */
  translations?: Dictionaries;
  children: ReactNode;
};

/** Gives the components below it their texts. A missing one is told once. */
export function I18nProvider({ language = built, translations, children }: Props) {
  const value = useMemo<I18n>(
    () => ({ language, translate: makeTranslate(language, { ...known, ...translations }) }),
    [language, translations],
  );
  return <I18nContext value={value}>{children}</I18nContext>;
}

function makeTranslate(language: string, all: Dictionaries): Translate<TextKey> {
  // An export is silent; a browser tells its console once (behaviour 10, I6).
  const look = createTranslator(all, typeof window === 'undefined' ? undefined : window.console);
  return (key, values = {}) => fill(look(language, key, { count: values.count }) ?? key, values);
}

/** The language of the page. */
export function useLanguage(): string {
  return useI18n().language;
}

/** The function that gives the shell its texts. */
export function useTranslate(): Translate {
  return useI18n().translate;
}
