import type { Plan, ProductId } from '#data/types.ts';
import type { EntryKind } from './searchEntry.ts';

/** What `kind:` may be followed by. */
export const KINDS: Readonly<Record<string, readonly EntryKind[]>> = {
  prop: ['prop'],
  slot: ['slot'],
  class: ['class'],
  event: ['event'],
  selector: ['selector'],
  interface: ['interface', 'property'],
  method: ['method'],
  page: ['page', 'component', 'interface', 'section'],
  demo: ['demo'],
};

/** What `in:` may be followed by. */
export const PLACES: Readonly<Record<string, ProductId>> = {
  grid: 'data-grid',
  pickers: 'date-pickers',
  charts: 'charts',
  tree: 'tree-view',
};

const PLANS: Readonly<Record<string, Plan>> = { pro: 'pro', premium: 'premium' };

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  kind: Object.keys(KINDS),
  in: Object.keys(PLACES),
  plan: Object.keys(PLANS),
};

/** A query in its parts: the operators that are whole, and the other words. */
export type Query = {
  text: string;
  kinds: readonly EntryKind[] | null;
  product: ProductId | null;
  plan: Plan | null;
};

/** Takes a query apart. `rows kind:prop in:grid` -> text `rows`, props of the Data Grid */
export function parseQuery(input: string): Query {
  const query: Query = { text: '', kinds: null, product: null, plan: null };
  const words: string[] = [];
  for (const word of input.trim().split(/\s+/)) {
    const [, name = '', value = ''] = /^(kind|in|plan):(.*)$/i.exec(word) ?? [];
    const choice = value.toLowerCase();
    if (name === '') {
      words.push(word);
    } else if (name === 'kind' && KINDS[choice]) {
      query.kinds = KINDS[choice];
    } else if (name === 'in' && PLACES[choice]) {
      query.product = PLACES[choice];
    } else if (name === 'plan' && PLANS[choice]) {
      query.plan = PLANS[choice];
    }
  }
  return { ...query, text: words.join(' ') };
}

/** Whether the operators of a query leave an entry in. */
export function isAskedFor(
  { kind, product, plan }: { kind: EntryKind; product: ProductId | null; plan: Plan | null },
  query: Query,
): boolean {
  return (
    (query.kinds === null || query.kinds.includes(kind)) &&
    (query.product === null || query.product === product) &&
    (query.plan === null || query.plan === plan)
  );
}

/** Whether a query asks for anything. */
export function isAsking({ text, kinds, product, plan }: Query): boolean {
  return text !== '' || kinds !== null || product !== null || plan !== null;
}

/**
 * How the operator at the end of a query may go on: the whole query for each way. `rows ki` -> `rows kind:`; `kind:s` ->
 * `kind:slot`, `kind:selector`
 */
export function completions(input: string): string[] {
  const [, before = '', word = ''] = /^(.*?)(\S+)$/s.exec(input) ?? [];
  const [, name, value = ''] = /^(\w+):(\w*)$/.exec(word.toLowerCase()) ?? [];
  if (name !== undefined) {
    const values = OPERATORS[name] ?? [];
    return values
      .filter((each) => each.startsWith(value) && each !== value)
      .map((each) => `${before}${name}:${each} `);
  }
  return word.length < 2
    ? []
    : Object.keys(OPERATORS)
        .filter((each) => each.startsWith(word.toLowerCase()))
        .map((each) => `${before}${each}:`);
}
