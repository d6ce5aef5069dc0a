import type { ApiPages } from '#data/types.ts';
import { loadApiProgram } from '#src/reference/declarations/apiProgram.node.ts';
import type { ApiRecord } from './apiRecord.ts';
import type { TableRecords } from './gridRecord.ts';
import { readApi } from './readApi.node.ts';
import { type NameRecords, readNames } from './readNames.node.ts';
import { readTables } from './readTables.node.ts';

/** All that is read from the packages. */
export type Reference = { records: ApiRecord[]; tables: TableRecords; names: NameRecords };

/** Reads the declarations of all packages once: the pages, the tables of documents, the names that exist. */
export function readReference(pages: ApiPages): Reference {
  const api = loadApiProgram(pages);
  const records = readApi(pages, api);
  return { records, tables: readTables(api, records), names: readNames(pages, api) };
}
