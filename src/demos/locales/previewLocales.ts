import { productOf } from '#src/site/path/productOf.ts';

/** What makes components speak a language: options that join the theme. */
export type LocaleModule = { localeTheme: readonly object[] };

const LOADERS = {
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  he: () => import('./he.ts'),
  ja: () => import('./ja.ts'),
} as const satisfies Record<string, () => Promise<LocaleModule>>;

/** A language that demos can be shown in. */
export type PreviewLocale = keyof typeof LOADERS;

const ALL = Object.keys(LOADERS) as PreviewLocale[];

/** Which of them the packages of a product ship. */
const SHIPPED: Readonly<Record<string, readonly PreviewLocale[]>> = {
  'data-grid': ALL,
  'date-pickers': ALL,
  charts: ['fr'],
};

/** Whether a text names one of the languages. */
export function isPreviewLocale(text: string): text is PreviewLocale {
  return Object.hasOwn(LOADERS, text);
}

/** The languages that the components of a page's product know; none where its components say nothing by themselves. */
export function localesOf(pathname: string): readonly PreviewLocale[] {
  return SHIPPED[productOf(pathname)?.id ?? ''] ?? [];
}

/** Loads what makes components speak a language. */
export async function loadLocale(locale: PreviewLocale | undefined): Promise<LocaleModule> {
  return locale ? LOADERS[locale]() : { localeTheme: [] };
}
