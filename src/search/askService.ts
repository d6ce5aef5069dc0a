import { liteClient, type LiteClient } from 'algoliasearch/lite';
import type { SearchService } from '#data/searchSettings.ts';
import type { ProductId } from '#data/types.ts';
import { NO_ANSWER, type Answer, type Hit, type HitGroup } from './answer.ts';
import { groupBy } from './groupBy.ts';
import { parseQuery, type Query } from './parseQuery.ts';
import type { RecordScope, SearchRecord } from './searchRecords.ts';
import { queryWords } from './words.ts';

const LIMIT = 40;
/** Who types does not wait longer for one answer. */
const TIMEOUT_MS = 2000;

type Options = NonNullable<Parameters<typeof liteClient>[2]>;

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
  options: Options = {},
): AskService {
  const client: LiteClient = liteClient(appId, apiKey, {
    timeouts: { connect: TIMEOUT_MS, read: TIMEOUT_MS, write: TIMEOUT_MS },
    ...options,
  });
  return async (input, product) => {
    const query = parseQuery(input);
    const { results } = await client.searchForHits<SearchRecord>({
      requests: [
        {
          indexName: index,
          query: query.text,
          filters: filtersOf(query, scope),
          ...(product === null ? {} : { optionalFilters: [`product:${product}`] }),
          hitsPerPage: LIMIT,
          attributesToHighlight: [],
          attributesToSnippet: ['text:22'],
        },
      ],
    });
    const [result] = results;
    return result
      ? answerOf(result.hits, result.nbHits ?? result.hits.length, query.text, product)
      : NO_ANSWER;
  };
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
): Answer {
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
