import type { SearchRecord } from './searchRecords.ts';

/** What of a hosted index's client the upload uses. */
export type PushClient = {
  setSettings: (settings: Readonly<Record<string, unknown>>) => Promise<unknown>;
  save: (records: readonly SearchRecord[]) => Promise<unknown>;
  /** Takes away the records of the same version and language that are not of this upload. */
  removeOthers: (upload: string) => Promise<unknown>;
};

/** How far an upload has come, kept after each batch. */
export type PushState = { upload: string; done: number };

type Push = {
  client: PushClient;
  records: readonly SearchRecord[];
  /** Names the content; an upload of other content starts anew. */
  upload: string;
  read: () => PushState | undefined;
  write: (state: PushState | undefined) => void;
  tell: (line: string) => void;
};

const BATCH = 500;

/** How the index ranks and filters: the order of attributes is their worth. */
export const INDEX_SETTINGS = {
  searchableAttributes: ['unordered(name)', 'unordered(crumbs)', 'unordered(text)'],
  attributesForFaceting: [
    'filterOnly(version)',
    'filterOnly(language)',
    'filterOnly(upload)',
    'kind',
    'product',
    'plan',
  ],
  camelCaseAttributes: ['name'],
  attributesToRetrieve: ['*', '-text', '-upload'],
};

/**
 * Uploads all records in batches. An upload that broke off goes on behind its last whole batch.
 * @returns how many were sent this time
 * @throws what the client throws; what was sent until then is remembered
 */
export async function pushRecords(push: Push): Promise<number> {
  const { client, records, upload, read, write, tell } = push;
  const before = read();
  let done = before?.upload === upload ? before.done : 0;
  const start = done;
  if (done > 0) {
    tell(`Going on behind ${done} of ${records.length} records.`);
  } else {
    await client.setSettings(INDEX_SETTINGS);
  }
  while (done < records.length) {
    const batch = records.slice(done, done + BATCH);
    await client.save(batch.map((record) => ({ ...record, upload })));
    done += batch.length;
    write({ upload, done });
    tell(`${done} of ${records.length} records`);
  }
  await client.removeOthers(upload);
  write(undefined);
  return done - start;
}
