/** Uploads the entries of the search to the hosted index that the environment names. Options: --dry-run */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { algoliasearch } from 'algoliasearch';
import { general, products } from '#data/products.ts';
import { site } from '#data/site/site.ts';
import { prepareApi } from '../src/reference/read/readApi.node.ts';
import { readDocuments } from '../src/documents/parse/readDocuments.node.ts';
import { groupBy } from '#src/site/words/groupBy.ts';
import { pushRecords, type PushClient, type PushState } from '#src/search/hosted/pushRecords.ts';
import { searchRecords, type SearchRecord } from '#src/search/hosted/searchRecords.ts';
import { readSearchEntries } from '../src/delivery/outputs/writeSearch.node.ts';

const STATE = 'node_modules/.cache/search-push.json';
const scope = { version: general.version, language: site.language };

void main();

async function main(): Promise<void> {
  try {
    prepareApi();
    const parts = products.map(({ id }) => id);
    const records = searchRecords(readSearchEntries(readDocuments()), parts, scope);
    const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
    if (values['dry-run']) {
      console.log(describe(records));
      return;
    }
    const sent = await pushRecords({
      client: connect(),
      records,
      upload: createHash('sha256').update(JSON.stringify(records)).digest('hex').slice(0, 16),
      read: readState,
      write: writeState,
      tell: console.log,
    });
    console.log(
      `${sent} records were uploaded; the index holds the ${records.length} of this site.`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

function describe(records: readonly SearchRecord[]): string {
  const kinds = [...groupBy(records, ({ kind }) => kind)].map(
    ([kind, list]) => `${list.length} ${kind}`,
  );
  const longest = Math.max(...records.map((record) => JSON.stringify(record).length));
  return `Nothing is sent. ${records.length} records of version ${scope.version} in ${scope.language} (${kinds.join(', ')}), the longest of ${longest} bytes.`;
}

/** @throws when the environment names no index, or no key to write with */
function connect(): PushClient {
  const key = process.env.ALGOLIA_ADMIN_KEY ?? '';
  if (!site.searchService || key === '') {
    throw new Error(
      'Set NEXT_PUBLIC_ALGOLIA_APP_ID, NEXT_PUBLIC_ALGOLIA_API_KEY and NEXT_PUBLIC_ALGOLIA_INDEX, and ALGOLIA_ADMIN_KEY to a key that may write; or ask for --dry-run.',
    );
  }
  const { appId, index: indexName } = site.searchService;
  const client = algoliasearch(appId, key);
  return {
    setSettings: (indexSettings) => client.setSettings({ indexName, indexSettings }),
    save: (records) =>
      client.saveObjects({ indexName, objects: records.map((each) => ({ ...each })) }),
    removeOthers: (upload) =>
      client.deleteBy({
        indexName,
        deleteByParams: {
          filters: `version:"${scope.version}" AND language:"${scope.language}" AND NOT upload:"${upload}"`,
        },
      }),
  };
}

function readState(): PushState | undefined {
  return existsSync(STATE) ? (JSON.parse(readFileSync(STATE, 'utf8')) as PushState) : undefined;
}

function writeState(state: PushState | undefined): void {
  if (state) {
    mkdirSync(path.dirname(STATE), { recursive: true });
    writeFileSync(STATE, JSON.stringify(state));
  } else {
    rmSync(STATE, { force: true });
  }
}
