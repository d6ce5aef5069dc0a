import { products } from '#data/products.ts';
import type { Plan, ProductId } from '#data/types.ts';
import type { EntryKind } from '#src/search/index/searchEntry.ts';

/** What `kind:` may be followed by, and the kinds of results each stands for. */
export const kindChoices: readonly { name: EntryKind; kinds: readonly EntryKind[] }[] = [
  { name: 'page', kinds: ['page', 'component', 'interface', 'section'] },
  { name: 'demo', kinds: ['demo'] },
  { name: 'prop', kinds: ['prop'] },
  { name: 'event', kinds: ['event'] },
  { name: 'method', kinds: ['method'] },
  { name: 'slot', kinds: ['slot'] },
  { name: 'class', kinds: ['class'] },
  { name: 'selector', kinds: ['selector'] },
  { name: 'interface', kinds: ['interface', 'property'] },
];

// Maps, because what a user types is looked up in them: a plain object has `constructor` too.

const KINDS: ReadonlyMap<string, readonly EntryKind[]> = new Map(
  kindChoices.map(({ name, kinds }) => [name, kinds]),
);

/** What `in:` may be followed by. */
const PLACES: ReadonlyMap<string, ProductId> = new Map(
  products.map(({ id, shortName }) => [shortName, id]),
);

const PLANS: ReadonlyMap<string, Plan> = new Map([
  ['pro', 'pro'],
  ['premium', 'premium'],
]);

const OPERATORS: ReadonlyMap<string, readonly string[]> = new Map([
  ['kind', [...KINDS.keys()]],
  ['in', [...PLACES.keys()]],
  ['plan', [...PLANS.keys()]],
]);

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
    const [, operator = '', value = ''] = /^(kind|in|plan):(.*)$/i.exec(word) ?? [];
    const name = operator.toLowerCase();
    const choice = value.toLowerCase();
    if (name === '') {
      words.push(word);
    } else if (name === 'kind') {
      query.kinds = KINDS.get(choice) ?? query.kinds;
    } else if (name === 'in') {
      query.product = PLACES.get(choice) ?? query.product;
    } else if (name === 'plan') {
      query.plan = PLANS.get(choice) ?? query.plan;
    }
  }
  return { ...query, text: words.join(' ') };
}

/** Whether the operators of a query leave an entry in. */
export function isAskedFor(
  { kind, about, plan }: { kind: EntryKind; about: ProductId | null; plan: Plan | null },
  query: Query,
): boolean {
  return (
    (query.kinds === null || query.kinds.includes(kind)) &&
    (query.product === null || query.product === about) &&
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
    const values = OPERATORS.get(name) ?? [];
    return values
      .filter((each) => each.startsWith(value) && each !== value)
      .map((each) => `${before}${name}:${each} `);
  }
  return word.length < 2
    ? []
    : [...OPERATORS.keys()]
        .filter((each) => each.startsWith(word.toLowerCase()))
        .map((each) => `${before}${each}:`);
}

/**
 * A query with an operator instead of the one of its name. `rows kind:prop`, `kind`, `slot` -> `rows kind:slot `
 * @param value null: without it
 */
export function withOperator(input: string, name: string, value: string | null): string {
  const words = input.split(/\s+/).filter((word) => word !== '' && !isOperator(word, name));
  return [...words, ...(value === null ? [] : [`${name}:${value}`]), ''].join(' ');
}

function isOperator(word: string, name: string): boolean {
  return word.toLowerCase().startsWith(`${name}:`);
}
