import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiRecord } from './apiRecord.ts';
import { allPackages } from './packages.node.ts';

const FOLDER = 'node_modules/.cache/api-reference';
const SOURCES = 'src/api';
/** Files beside the reader's own that decide what is read, and how. */
const INPUTS = ['data/apiPages.ts', 'data/products.ts', 'node_modules/typescript/package.json', 'node_modules/@mui/material/package.json', 'node_modules/@types/react/package.json'];
/** Files of `src/api` that only draw what was read. */
const DRAWS = /(\.test\.ts|\.css|^(render|draw)\w*\.node\.ts|^api(Schema|Prose|Filter|Layout)\w*\.ts|^(filterMembers|memberLayout)\.ts)$/;

/** What stands for all that the records depend on: versions of the packages, the reader's own source, the list of names. */
export function cacheKey(): string {
  const hash = createHash('sha256');
  for (const { installed, version } of allPackages()) {
    hash.update(`${installed}@${version}\n`);
  }
  const sources = readdirSync(SOURCES)
    .filter((name) => !DRAWS.test(name))
    .sort()
    .map((name) => path.join(SOURCES, name));
  for (const file of [...sources, ...INPUTS]) {
    hash.update(`${file}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Whether the cache holds what the key stands for. */
export function isCacheFresh(key: string, folder = FOLDER): boolean {
  const file = path.join(folder, 'key.txt');
  return existsSync(file) && readFileSync(file, 'utf8') === key;
}

/** Puts records in place of those in the cache, one file for each page, so that a page reads no other's. */
export function writeCache(records: readonly ApiRecord[], key: string, folder = FOLDER): void {
  const part = `${folder}.${process.pid}`;
  rmSync(part, { recursive: true, force: true });
  for (const record of records) {
    const file = recordFile(record.product, record.name, part);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(record));
  }
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

function recordFile(product: string, name: string, folder: string): string {
  return path.join(folder, product, `${name}.json`);
}
