import type { TextKey } from '#src/site/texts/translate.ts';

/** The language in which demos show their source. */
export type CodeVariant = 'TS' | 'JS';
/** The way in which demos are styled; each value is what the cookie holds. */
export type CodeStyling = 'MUI System' | 'Tailwind' | 'CSS';

export const codeVariants: readonly CodeVariant[] = ['JS', 'TS'];
export const codeStylings: readonly CodeStyling[] = ['MUI System', 'Tailwind', 'CSS'];

const VARIANT_OF_ENDING: Readonly<Record<string, CodeVariant>> = { js: 'JS', tsx: 'TS' };
const STYLING_OF_TOKEN: Readonly<Record<string, CodeStyling>> = {
  system: 'MUI System',
  tailwind: 'Tailwind',
  css: 'CSS',
};
/** How a styling is called in the names of files and in links. */
export const stylingTokens: Readonly<Record<CodeStyling, string>> = {
  'MUI System': 'system',
  Tailwind: 'tailwind',
  CSS: 'css',
};

/** The keys of what readers call a styling. */
export const stylingTexts = {
  'MUI System': 'demoStylingSelectSystem',
  Tailwind: 'demoStylingSelectTailwind',
  CSS: 'demoStylingSelectCSS',
} as const satisfies Record<CodeStyling, TextKey>;

/** Attribute of a demo on its page: what it is called. */
export const DEMO_NAME = 'data-demo';

/** What the hash of a demo link says: `#tailwind-Bars.tsx` -> Tailwind, TS, Bars. */
export type DemoHash = { variant?: CodeVariant; styling?: CodeStyling; demo?: string };

/**
 * Reads a hash that may name a demo (behaviour 4.2). A styling counts only with the ending of a file or the name of a demo of
 * the page behind it: a heading such as `#css-classes` says nothing about demos (behaviour 0, C12). What follows a `&` is not read.
 * @param demos names of the page's demos
 */
export function readDemoHash(hash: string, demos: readonly string[] = []): DemoHash {
  const [, token, name = '', ending = ''] =
    /^#(?:(system|tailwind|css)-)?(.*?)(?:\.(js|tsx))?$/.exec(hash.split('&')[0] ?? '') ?? [];
  const isDemo = demos.includes(name);
  if (ending === '' && !isDemo) {
    return {};
  }
  const variant = VARIANT_OF_ENDING[ending];
  const styling = token === undefined ? undefined : STYLING_OF_TOKEN[token];
  return {
    ...(variant && { variant }),
    ...(styling && { styling }),
    ...(name !== '' && { demo: name }),
  };
}

/** The hash that leads to a demo as it is shown now: `#tailwind-Bars.tsx`. */
export function demoHash(demo: string, variant: CodeVariant, styling: CodeStyling): string {
  return `#${stylingTokens[styling]}-${demo}.${variant === 'TS' ? 'tsx' : 'js'}`;
}

/** The first of the candidates that is a known value: hash, then cookie, then default (behaviour 4.2). */
export function firstKnown<T extends string>(
  known: readonly T[],
  candidates: readonly (string | undefined)[],
  fallback: T,
): T {
  const found = candidates.find((candidate) => known.some((value) => value === candidate));
  return (found as T | undefined) ?? fallback;
}
