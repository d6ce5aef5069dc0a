import type { PreviewLocale } from '#data/types.ts';
import { productOf } from '#src/site/path/productOf.ts';

/** What makes components speak a language: options that join the theme. */
export type LocaleModule = { localeTheme: readonly object[] };

const LOADERS: Readonly<Record<PreviewLocale, () => Promise<LocaleModule>>> = {
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  he: () => import('./he.ts'),
  ja: () => import('./ja.ts'),
};

/** Whether a text names one of the languages. */
export function isPreviewLocale(text: string): text is PreviewLocale {
  return Object.hasOwn(LOADERS, text);
}

/** The languages that the components of a page's product know; none where its components say nothing by themselves. */
export function localesOf(pathname: string): readonly PreviewLocale[] {
  return productOf(pathname)?.previewLocales ?? [];
}

/** Loads what makes components speak a language. */
export async function loadLocale(locale: PreviewLocale | undefined): Promise<LocaleModule> {
  return locale ? LOADERS[locale]() : { localeTheme: [] };
}
