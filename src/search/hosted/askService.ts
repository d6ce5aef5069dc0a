import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { BASE } from '#data/site/base.ts';
import type { SearchService } from '#data/site/searchSettings.ts';
import type { ProductId } from '#data/types.ts';
import type { Answer, Hit, HitGroup } from '#src/search/ranking/answer.ts';
import { countKinds, countProducts, type Counts } from '#src/search/ranking/counts.ts';
import { groupBy } from '#src/site/words/groupBy.ts';
import { parseQuery, type Query } from '#src/search/ranking/parseQuery.ts';
import { entryKinds } from '#src/search/index/searchEntry.ts';
import type { RecordScope, SearchRecord } from './searchRecords.ts';
import { queryWords } from '#src/search/index/words.ts';

const LIMIT = 40;
/** Who types does not wait longer for one answer; the client itself would try one host after the other, each for longer. */
const LIMIT_MS = 2000;

type Options = NonNullable<Parameters<typeof liteClient>[2]> & { limitMs?: number };

/** How a hosted index is asked. @throws when it refuses or does not answer in time */
export type AskService = (input: string, product: ProductId | null) => Promise<Answer>;

/**
 * Connects to a hosted index (Algolia) through its own client: the same boost by product as the embedded one, records of this
 * version and language only.
 * @param options for tests: other hosts
 */
export function connectService(
  { appId, apiKey, index }: SearchService,
  scope: RecordScope,
  { limitMs = LIMIT_MS, ...options }: Options = {},
): AskService {
  const client: LiteClient = liteClient(appId, apiKey, options);
  return async (input, product) => {
    const query = parseQuery(input);
    const request = {
      indexName: index,
      query: query.text,
      filters: filtersOf(query, scope),
      ...(product === null ? {} : { optionalFilters: [`product:${product}`] }),
      hitsPerPage: LIMIT,
      facets: ['product', 'kind'],
      attributesToHighlight: [],
      attributesToSnippet: ['text:22'],
    };
    const asked = client.searchForHits<SearchRecord>({ requests: [request] });
    const { results } = await withinLimit(asked, limitMs);
    const [result] = results;
    if (!result?.hits.every(isRecord)) {
      throw new Error('The hosted index answers with something else than records of this site.');
    }
    return {
      ...answerOf(result.hits, result.nbHits ?? result.hits.length, query.text, product),
      counts: countsOf(result.facets ?? {}, query),
    };
  };
}

/** @throws when something takes longer */
async function withinLimit<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${limitMs} ms.`)), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a hit can be shown: the index may have been filled by somebody else. */
function isRecord(hit: Partial<SearchRecord>): boolean {
  return (
    typeof hit.href === 'string' &&
    hit.href.startsWith(`${BASE}/`) &&
    typeof hit.name === 'string' &&
    entryKinds.some((kind) => kind === hit.kind) &&
    Array.isArray(hit.crumbs)
  );
}

function filtersOf({ kinds, product, plan }: Query, { version, language }: RecordScope): string {
  return [
    `version:"${version}"`,
    `language:"${language}"`,
    ...(kinds ? [`(${kinds.map((kind) => `kind:${kind}`).join(' OR ')})`] : []),
    ...(product ? [`product:${product}`] : []),
    ...(plan ? [`plan:${plan}`] : []),
  ].join(' AND ');
}

type ServiceHit = SearchRecord & { _snippetResult?: unknown };

function answerOf(
  hits: readonly ServiceHit[],
  total: number,
  text: string,
  current: ProductId | null,
): Omit<Answer, 'counts'> {
  const groups = [...groupBy(hits, ({ product }) => product)].map(([product, list]): HitGroup => ({
    product,
    hits: list.map(toHit),
  }));
  const isOwn = ({ product }: HitGroup) => product !== null && product === current;
  return {
    groups: [...groups.filter(isOwn), ...groups.filter((group) => !isOwn(group))],
    total,
    words: queryWords(text),
    near: [],
    isPartial: false,
    isLacking: false,
  };
}

/** The service counts under all operators: of what one of them has chosen, the others are unknown. */
function countsOf(facets: Partial<Record<string, Record<string, number>>>, query: Query): Counts {
  const { product = {}, kind = {} } = facets;
  return {
    products: query.product === null ? countProducts((each) => product[each] ?? 0) : {},
    kinds: query.kinds === null ? countKinds((each) => kind[each] ?? 0) : {},
  };
}

/** Snippets come with marks of their own; the box marks words itself. */
function toHit(record: ServiceHit): Hit {
  const { text } = (record._snippetResult ?? {}) as {
    text?: { value?: string; matchLevel?: string };
  };
  const excerpt = text?.matchLevel === 'none' ? undefined : text?.value?.replace(/<\/?em>/g, '');
  return { ...record, ...(excerpt ? { excerpt } : {}) };
}
