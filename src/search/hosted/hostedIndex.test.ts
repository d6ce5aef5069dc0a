import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { algoliasearch } from 'algoliasearch';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectService } from './askService.ts';
import { pushRecords, type PushState } from './pushRecords.ts';
import { searchRecords, type SearchRecord } from './searchRecords.ts';

type Asked = { path: string; body: Record<string, unknown>; key: string | undefined };

const SERVICE = { appId: 'TESTAPP123', apiKey: 'search-key', index: 'x-docs' };
const SCOPE = { version: '8.4.0', language: 'en' };

/** A local server that speaks the documented requests and answers of the service. */
let server: Server;
let asked: Asked[];
let answerWith: (asked: Asked) => { status: number; body: unknown };

beforeEach(async () => {
  asked = [];
  answerWith = () => ({ status: 200, body: { taskID: 1 } });
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += part));
    request.on('end', () => {
      const { url = '', headers } = request;
      const fromQuery = new URL(url, 'http://localhost').searchParams.get('x-algolia-api-key');
      const key = String(headers['x-algolia-api-key'] ?? fromQuery ?? '');
      const one: Asked = { path: url.split('?')[0] ?? '', body: JSON.parse(text || '{}'), key };
      asked.push(one);
      const { status, body } = answerWith(one);
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});

afterEach(() => {
  server.closeAllConnections();
  return new Promise((done) => server.close(done));
});

function hosts() {
  const { port } = server.address() as AddressInfo;
  return { hosts: [{ url: '127.0.0.1', port, accept: 'readWrite', protocol: 'http' } as const] };
}

function records(count: number): SearchRecord[] {
  return searchRecords(
    {
      pages: [
        {
          pathname: '/x/api/charts/bar-chart',
          title: 'BarChart',
          kind: 'component',
          product: 'charts',
          plan: null,
          groups: ['Charts'],
          sections: [],
          demos: [],
        },
      ],
      members: Array.from({ length: count - 1 }, (_, index) => ({
        name: `prop${index}`,
        kind: 'prop' as const,
        pathname: '/x/api/charts/bar-chart',
        anchor: `prop-prop${index}`,
        type: 'number',
        default: null,
        plan: null,
      })),
    },
    ['charts'],
    SCOPE,
  );
}

test('a question is restricted to version and language, boosted by product, narrowed by operators', async () => {
  const [page, prop] = records(2);
  answerWith = () => ({
    status: 200,
    body: {
      results: [
        {
          hits: [
            page,
            {
              ...prop,
              _snippetResult: { text: { value: 'of <em>bars</em>', matchLevel: 'full' } },
            },
          ],
          nbHits: 2,
        },
      ],
    },
  });
  const ask = connectService(SERVICE, SCOPE, hosts());
  const answer = await ask('bars kind:prop in:charts', 'charts');
  expect(asked[0]).toMatchObject({
    path: '/1/indexes/*/queries',
    key: 'search-key',
    body: {
      requests: [
        {
          indexName: 'x-docs',
          query: 'bars',
          filters: 'version:"8.4.0" AND language:"en" AND (kind:prop) AND product:charts',
          optionalFilters: ['product:charts'],
          hitsPerPage: 40,
        },
      ],
    },
  });
  expect(answer).toMatchObject({ total: 2, words: ['bars'] });
  expect(answer.groups[0]?.hits[1]).toMatchObject({
    href: '/x/api/charts/bar-chart/#prop-prop0',
    kind: 'prop',
    type: 'number',
    excerpt: 'of bars',
  });
});

test('the service counts too; what an operator has chosen leaves its own sort unknown', async () => {
  const facets = { product: { charts: 2 }, kind: { prop: 1, section: 3, page: 1 } };
  answerWith = () => ({ status: 200, body: { results: [{ hits: [], nbHits: 0, facets }] } });
  const ask = connectService(SERVICE, SCOPE, hosts());
  expect((await ask('bars', null)).counts).toMatchObject({
    products: { charts: 2, 'data-grid': 0 },
    kinds: { prop: 1, page: 4 },
  });
  expect(asked[0]?.body.requests).toMatchObject([{ facets: ['product', 'kind'] }]);
  expect((await ask('bars in:charts', null)).counts).toMatchObject({
    products: {},
    kinds: { prop: 1 },
  });
  expect((await ask('bars kind:prop', null)).counts).toMatchObject({
    products: { charts: 2 },
    kinds: {},
  });
});

test('a refused key is an error, on which the box falls back', async () => {
  answerWith = () => ({
    status: 403,
    body: { message: 'Invalid Application-ID or API key', status: 403 },
  });
  const ask = connectService(SERVICE, SCOPE, hosts());
  await expect(ask('bars', null)).rejects.toThrow('Invalid Application-ID or API key');
});

test('an answer that does not come is one too, after one limit for all hosts together', async () => {
  server.removeAllListeners('request');
  const [host] = hosts().hosts;
  const all = [host, host, host, host].flatMap((each) => each ?? []);
  const ask = connectService(SERVICE, SCOPE, { hosts: all, limitMs: 50 });
  await expect(ask('bars', null)).rejects.toThrow('No answer within 50 ms.');
});

test.each<[string, unknown]>([
  ['no JSON', '<html>'],
  ['no results', {}],
  ['an empty list of results', { results: [] }],
  ['results without hits', { results: [{ nbHits: 3 }] }],
  ['records of somebody else', { results: [{ hits: [{ title: 'Hats' }], nbHits: 1 }] }],
  [
    'records that lead elsewhere',
    { results: [{ hits: [{ ...records(1)[0], href: 'https://a.example/' }], nbHits: 1 }] },
  ],
])('so is garbage: %s', async (_, body) => {
  answerWith = () => ({ status: 200, body });
  await expect(connectService(SERVICE, SCOPE, hosts())('bars', null)).rejects.toThrow();
});

test('an upload goes in batches, goes on where it broke off, and takes away what is older', async () => {
  const client = algoliasearch(SERVICE.appId, 'admin-key-1', hosts());
  const indexName = SERVICE.index;
  let state: PushState | undefined;
  const all = records(1200);
  const push = () =>
    pushRecords({
      client: {
        setSettings: (indexSettings) => client.setSettings({ indexName, indexSettings }),
        save: (list) =>
          client.saveObjects({ indexName, objects: list.map((each) => ({ ...each })) }),
        removeOthers: (upload) =>
          client.deleteBy({ indexName, deleteByParams: { filters: `NOT upload:"${upload}"` } }),
      },
      records: all,
      upload: 'u1',
      read: () => state,
      write: (next) => {
        state = next;
      },
      tell: () => {},
    });
  const batches = () => asked.filter(({ path }) => path.endsWith('/batch'));
  answerWith = () =>
    batches().length > 1
      ? { status: 400, body: { message: 'Record quota exceeded', status: 400 } }
      : { status: 200, body: { taskID: 1 } };
  await expect(push()).rejects.toThrow('Record quota exceeded');
  expect(state).toEqual({ upload: 'u1', done: 500 });

  asked = [];
  answerWith = () => ({ status: 200, body: { taskID: 1 } });
  expect(await push()).toBe(700);
  expect(state).toBeUndefined();
  expect(asked.map(({ path }) => path)).toEqual([
    '/1/indexes/x-docs/batch',
    '/1/indexes/x-docs/batch',
    '/1/indexes/x-docs/deleteByQuery',
  ]);
  const [first] = batches()[0]?.body.requests as { action: string; body: SearchRecord }[];
  expect(first).toMatchObject({ action: 'addObject', body: { version: '8.4.0', upload: 'u1' } });
});
