import { BASE } from '#data/site/base.ts';
import { apiPages } from '#data/tree/apiPages.ts';
import { products } from '#data/products.ts';
import { apiPathname } from '#src/site/tree/tree.ts';
import { readRecord } from '#src/reference/read/apiCache.node.ts';
import type { ApiRecord } from '#src/reference/read/apiRecord.ts';
import { type Purpose, purposesAddress } from '#src/reference/render/purpose.ts';
import { count, type Counted, apiText } from '#src/reference/render/apiProse.node.ts';
import { apiSchema } from './apiSchema.ts';
import { hintsAddress, jsonAddress, type ApiHints } from './apiAddresses.ts';

/**
 * The machine-readable reference: the text of each file by its address, the schema, what popovers say and the groups of rows among
 * them.
 * @param purposesOf groups the rows of a page by what they are for
 */
export function apiFiles(purposesOf: (record: ApiRecord) => Purpose[]): Map<string, string> {
  const records = products.flatMap(({ id }) =>
    [...apiPages[id].component, ...apiPages[id].interface].map(({ name }) => readRecord(id, name)),
  );
  return new Map([
    [`${BASE}/api/schema.json`, JSON.stringify(apiSchema)],
    ...records.map((record) => [jsonAddress(record), JSON.stringify(record)] as const),
    ...records.map(
      (record) =>
        [
          hintsAddress(apiPathname(record.product, record.name)),
          JSON.stringify(hintsOf(record)),
        ] as const,
    ),
    ...records.flatMap((record) => {
      const purposes = purposesOf(record);
      const address = purposesAddress(apiPathname(record.product, record.name));
      return purposes.length > 0 ? [[address, JSON.stringify(purposes)] as const] : [];
    }),
  ]);
}

/** The short words for every row of a page: its type, and what it is by default. */
export function hintsOf({ kind, members, slots, classes }: ApiRecord): ApiHints {
  const counts: [number, Counted][] = [
    [members.length, kind === 'interface' ? 'property' : 'prop'],
    [slots.length, 'slot'],
    [classes.length, 'class'],
  ];
  const parts = counts
    .filter(([number]) => number > 0)
    .map(([number, what]) => count(number, what));
  return {
    '': [apiText(`kinds.${kind}`), ...parts].join(apiText('comma')),
    ...Object.fromEntries([
      ...members.map(
        (member) => [member.anchor, withDefault(member.type, member.default)] as const,
      ),
      ...slots.map((slot) => [slot.anchor, withDefault(slot.type, slot.default)] as const),
      ...classes.map(({ anchor, className }) => [anchor, `.${className}`] as const),
    ]),
  };
}

/** `'start' | 'end' = 'start'` */
function withDefault(type: string, initial: string | null): string {
  return initial === null ? type : `${type} = ${initial}`;
}
