import { BASE } from '#data/site/base.ts';
import { apiPages } from '#data/tree/apiPages.ts';
import { products } from '#data/products.ts';
import { apiPathname } from '#src/site/tree/apiLeaves.ts';
import { readRecord } from '#src/reference/read/apiCache.node.ts';
import { hintsOf } from './apiHints.node.ts';
import { apiSchema } from './apiSchema.ts';
import type { ApiRecord } from '#src/reference/read/apiRecord.ts';
import { hintsAddress } from './hintsAddress.ts';
import { jsonAddress } from './jsonAddress.ts';
import { type Purpose, purposesAddress } from '#src/reference/render/purpose.ts';

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
