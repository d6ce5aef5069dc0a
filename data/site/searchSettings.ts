import type { Environment } from './environment.ts';

/** A hosted index that the search box asks instead of its own (Algolia). */
export type SearchService = {
  appId: string;
  /** The key for searching, which every visitor gets to see. */
  apiKey: string;
  index: string;
};

const NAMES = {
  appId: 'NEXT_PUBLIC_ALGOLIA_APP_ID',
  apiKey: 'NEXT_PUBLIC_ALGOLIA_API_KEY',
  index: 'NEXT_PUBLIC_ALGOLIA_INDEX',
} as const;

const SHAPES: readonly (readonly [part: keyof SearchService, shape: RegExp, advice: string])[] = [
  ['appId', /^[A-Z0-9]{6,20}$/, 'the id of the application, such as R2IYF7ETH7'],
  ['apiKey', /^[\w+/=-]{16,}$/, 'the search-only key (never an admin key), letters and digits'],
  ['index', /^[\w.-]{1,64}$/, 'the name of the index: letters, digits, dots, hyphens, underscores'],
];

/**
 * The settings of the hosted index; undefined when none of its three variables is set.
 * @throws when a value is missing or malformed; the message names the variable and what to write
 */
export function readSearchService(environment: Environment): SearchService | undefined {
  const service = {
    appId: environment[NAMES.appId] ?? '',
    apiKey: environment[NAMES.apiKey] ?? '',
    index: environment[NAMES.index] ?? '',
  };
  if (Object.values(service).every((value) => value === '')) {
    return undefined;
  }
  for (const [part, shape, advice] of SHAPES) {
    if (!shape.test(service[part])) {
      throw new Error(
        `${NAMES[part]} is "${service[part]}". Write ${advice}, or leave all three of ${Object.values(NAMES).join(', ')} out: the site is then searched by its own index.`,
      );
    }
  }
  return service;
}

/** Where Algolia's client asks, the nearest first. */
export function searchHosts({ appId }: SearchService): string[] {
  const id = appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
  ];
}
