import { useMemo, useState, type ReactNode } from 'react';
import { requiredContext } from '#src/context/requiredContext.ts';
import { english } from '#src/generated/english.ts';
import {
  createTranslator,
  DEFAULT_LANGUAGE,
  fill,
  mergeDictionaries,
  type Dictionaries,
  type TextKey,
  type Values,
} from './translate.ts';

/** Gives a text by its key, with `{name}` replaced by values; the key itself when nobody has the text. */
export type Translate = (key: TextKey, values?: Values) => string;

type I18n = { language: string; translate: Translate };

const [I18nContext, useI18n] = requiredContext<I18n>(
  'There are no translations here. Wrap the component in I18nProvider.',
);

type Props = {
  /** Language of the page; English when the page names none (behaviour 10, I12). */
  language?: string;
  /** Dictionaries besides the built-in English one, laid over it where they are English too. */
  translations?: Dictionaries;
  children: ReactNode;
};

/**
 * Gives the components below it their texts. Each page brings its dictionaries as new objects, so each language keeps the
 * translator it was given first: a missing text is told once, and a navigation draws no text anew.
 */
export function I18nProvider({ language = DEFAULT_LANGUAGE, translations, children }: Props) {
  const [translatorOf] = useState(keepTranslators);
  const translate = translatorOf(language, translations);
  const value = useMemo<I18n>(() => ({ language, translate }), [language, translate]);
  return <I18nContext value={value}>{children}</I18nContext>;
}

/** Makes the function that gives the translator of a language, which it makes once. */
function keepTranslators(): (language: string, translations?: Dictionaries) => Translate {
  const kept = new Map<string, Translate>();
  return (language, translations) => {
    const translate = kept.get(language) ?? makeTranslate(language, translations);
    kept.set(language, translate);
    return translate;
  };
}

function makeTranslate(language: string, translations?: Dictionaries): Translate {
  const dictionaries = {
    ...translations,
    [DEFAULT_LANGUAGE]: mergeDictionaries(english, translations?.[DEFAULT_LANGUAGE] ?? {}),
  };
  // An export is silent; a browser tells its console once (behaviour 10, I6).
  const look = createTranslator(
    dictionaries,
    typeof window === 'undefined' ? undefined : window.console,
  );
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
