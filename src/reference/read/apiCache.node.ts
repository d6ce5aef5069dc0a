import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiRecord } from './apiRecord.ts';
import type { TableRecords } from './gridRecord.ts';
import { allPackages } from '#src/reference/declarations/packages.node.ts';
import type { NameRecords } from './readNames.node.ts';
import { hashProgram } from '#src/site/code/sources.node.ts';
import type { Reference } from './readApi.node.ts';

const FOLDER = 'node_modules/.cache/api-reference';
/** The reader, and through its imports all files that decide what is read. */
const READER = 'src/reference/read/readApi.node.ts';
/** What else decides it. */
const INPUTS = [
  'data/tree/apiPages.ts',
  'data/products.ts',
  'node_modules/typescript/package.json',
  'node_modules/@mui/material/package.json',
  'node_modules/@types/react/package.json',
];

/** What stands for all that the records depend on: versions of the packages, the reader's own source, the list of names. */
export function cacheKey(): string {
  const packages = allPackages().map(({ installed, version }) => `${installed}@${version}`);
  return [hashProgram(READER, INPUTS), ...packages].join('\n');
}

/** Whether the cache holds what the key stands for. */
export function isCacheFresh(key: string, folder = FOLDER): boolean {
  const file = path.join(folder, 'key.txt');
  return existsSync(file) && readFileSync(file, 'utf8') === key;
}

/** Puts a reference in place of that in the cache, one file for each page, so that a page reads no other's. */
export function writeCache(
  { records, tables, names }: Reference,
  key: string,
  folder = FOLDER,
): void {
  const part = `${folder}.${process.pid}`;
  rmSync(part, { recursive: true, force: true });
  for (const record of records) {
    const file = recordFile(record.product, record.name, part);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(record));
  }
  writeFileSync(path.join(part, 'tables.json'), JSON.stringify(tables));
  writeFileSync(path.join(part, 'names.json'), JSON.stringify(names));
  writeFileSync(path.join(part, 'key.txt'), key);
  rmSync(folder, { recursive: true, force: true });
  renameSync(part, folder);
}

/**
 * The record of one page.
 * @throws when it was not generated
 */
export function readRecord(product: string, name: string, folder = FOLDER): ApiRecord {
  const file = recordFile(product, name, folder);
  if (!existsSync(file)) {
    throw new Error(
      `The API reference of ${name} (${product}) is not generated: ${file} is missing. Run npm run generate.`,
    );
  }
  return JSON.parse(readFileSync(file, 'utf8')) as ApiRecord;
}

/** What documents embed as tables. */
export function readTableRecords(): TableRecords {
  return readPart('tables.json') as TableRecords;
}

/** Every name there is. */
export function readNameRecords(): NameRecords {
  return readPart('names.json') as NameRecords;
}

function readPart(name: string): unknown {
  const file = path.join(FOLDER, name);
  if (!existsSync(file)) {
    throw new Error(
      `The API reference is not generated: ${file} is missing. Run npm run generate.`,
    );
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

function recordFile(product: string, name: string, folder: string): string {
  return path.join(folder, product, `${name}.json`);
}
