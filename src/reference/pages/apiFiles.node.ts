import { apiPages } from '#data/tree/apiPages.ts';
import { products } from '#data/products.ts';
import { apiPathname } from '#src/site/tree/apiLeaves.ts';
import { readRecord } from '#src/reference/read/apiCache.node.ts';
import { hintsOf } from './apiHints.node.ts';
import { apiSchema } from './apiSchema.ts';
import { hintsAddress } from './hintsAddress.ts';
import { jsonAddress } from './jsonAddress.ts';

/** The machine-readable reference: the text of each file by its address, the schema and what popovers say among them. */
export function apiFiles(): Map<string, string> {
  const records = products.flatMap(({ id }) =>
    [...apiPages[id].component, ...apiPages[id].interface].map(({ name }) => readRecord(id, name)),
  );
  return new Map([
    ['/x/api/schema.json', JSON.stringify(apiSchema)],
    ...records.map((record) => [jsonAddress(record), JSON.stringify(record)] as const),
    ...records.map(
      (record) =>
        [
          hintsAddress(apiPathname(record.product, record.name)),
          JSON.stringify(hintsOf(record)),
        ] as const,
    ),
  ]);
}
