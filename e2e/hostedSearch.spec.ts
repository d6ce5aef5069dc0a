import type { BrowserContext, Page, Route } from '@playwright/test';
import { serveConfigured } from '../tools/bench/configuredServer.ts';
import type { SiteServer } from '../scripts/serve.ts';
import { expect, test, visit } from './visit.ts';

const START = '/x/react-charts/bars/';
const HOSTS = /^https:\/\/testapp123-?\w*\.algolia(?:net)?\.(?:net|com)\//;
const NOTE = 'The hosted search does not answer. These are results of the site’s own index.';

type Answer = (route: Route) => Promise<void>;

let site: SiteServer;

test.beforeAll(async () => {
  site = await serveConfigured('site', {
    NEXT_PUBLIC_ALGOLIA_APP_ID: 'TESTAPP123',
    NEXT_PUBLIC_ALGOLIA_API_KEY: 'search-only-key-1',
    NEXT_PUBLIC_ALGOLIA_INDEX: 'x-docs',
  });
});

test.afterAll(() => site.close());

/** A hosted index in the place of Algolia's hosts: what it was asked, and the site's own files that were. */
async function standIn(context: BrowserContext, answer: Answer) {
  const asked: Record<string, unknown>[] = [];
  const own: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    own.push(...(pathname.startsWith('/x/search/') ? [pathname] : []));
  });
  await context.route(HOSTS, async (route) => {
    const { requests } = route.request().postDataJSON() as { requests: Record<string, unknown>[] };
    asked.push(requests[0] ?? {});
    await answer(route);
  });
  return { asked, own };
}

function json(status: number, body: unknown): Answer {
  return (route) =>
    route.fulfill({ status, headers: { 'Access-Control-Allow-Origin': '*' }, json: body });
}

async function open(page: Page) {
  await visit(page, site.origin + START);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search the documentation' });
  return {
    dialog,
    field: dialog.getByRole('combobox'),
    results: dialog.getByRole('option'),
  };
}

test('a hosted index answers in the same box, and nothing of the own one is loaded', async ({
  page,
  context,
}) => {
  const record = {
    objectID: '1',
    href: '/x/api/charts/bar-chart/#prop-layout',
    kind: 'prop',
    name: 'layout',
    crumbs: ['BarChart'],
    others: 0,
    plan: null,
    type: 'string',
    product: 'charts',
    text: '',
  };
  const { asked, own } = await standIn(
    context,
    json(200, { results: [{ hits: [record], nbHits: 1 }] }),
  );
  const { dialog, field, results } = await open(page);
  await field.fill('layout kind:prop');
  await expect(results).toHaveCount(1);
  await expect(results).toContainText('BarChart');
  await expect(dialog.getByRole('listbox').getByRole('group')).toHaveAccessibleName('Charts');
  expect(asked.at(-1)).toMatchObject({
    indexName: 'x-docs',
    query: 'layout',
    filters: expect.stringMatching(/^version:"[\d.]+" AND language:"en" AND \(kind:prop\)$/),
    optionalFilters: ['product:charts'],
  });
  expect(own).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/x\/api\/charts\/bar-chart\/#prop-layout$/);
});

const FAILURES: readonly (readonly [string, Answer])[] = [
  ['refuses the key', json(403, { message: 'Invalid Application-ID or API key', status: 403 })],
  ['is silent', () => new Promise(() => {})],
  ['answers garbage', json(200, { results: [{ hits: [{ title: 'Hats' }] }] })],
  ['cannot be reached', (route) => route.abort('connectionrefused')],
];

for (const [what, answer] of FAILURES) {
  test(`a hosted index that ${what} is told of in one quiet line, and the own one answers`, async ({
    page,
    context,
    trouble,
  }) => {
    await standIn(context, answer);
    const { dialog, field, results } = await open(page);
    await field.fill('barLabel');
    await expect(dialog.getByText(NOTE)).toBeVisible();
    await expect(results.first()).toContainText('barLabel');
    await field.fill('stacked bar');
    await expect(results.first()).toContainText('Stacked bars');
    const other = trouble.splice(0).filter((line) => !/403|algolia|ERR_CONNECTION/.test(line));
    expect(other).toEqual([]);
  });
}

test('who asks not to be tracked is answered by the own index, and nobody else is asked', async ({
  browser,
}) => {
  const context = await browser.newContext({ extraHTTPHeaders: { DNT: '1' } });
  await context.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
  const { asked } = await standIn(context, json(200, {}));
  const { field, results } = await open(await context.newPage());
  await field.fill('barLabel');
  await expect(results.first()).toContainText('barLabel');
  expect(asked).toEqual([]);
  await context.close();
});
