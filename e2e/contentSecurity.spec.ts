import { listenForBreaches } from './breaches.ts';
import { exportedPages, readExported } from './exportedPages.ts';
import { scrollPastDemos } from './stages.ts';
import { expect, test, untilHydrated, visit } from './visit.ts';

/** Pages of every kind; those with demos show the paid ones too. */
const PAGES = [
  '/x/introduction/',
  '/x/react-data-grid/column-definition/',
  '/x/react-date-pickers/date-picker/',
  '/x/react-charts/bars/',
  '/x/react-tree-view/rich-tree-view/selection/',
  '/x/experiments/docs/',
  '/x/api/charts/bar-chart/',
  '/x/react-data-grid/state/',
  '/x/production-error/?code=12',
  '/x/privacy/',
  '/x/licenses/',
  '/x/playground/',
  '/x/onepirate/',
];

for (const address of PAGES) {
  test(`${address} breaks no rule of the Content-Security-Policy`, async ({ page }) => {
    const breaches = await listenForBreaches(page);
    const response = await visit(page, address);
    expect(response?.headers()['content-security-policy']).toContain("default-src 'self'");
    await scrollPastDemos(page);
    await page.waitForLoadState('networkidle');
    expect(breaches).toEqual([]);
  });
}

test('neither does the page for an unknown address', async ({ page, trouble }) => {
  const breaches = await listenForBreaches(page);
  const response = await page.goto('/x/no-such-page/');
  await untilHydrated(page);
  // No rule names an address that is unknown: its page says its policy itself.
  expect(response?.headers()['x-frame-options']).toBe('SAMEORIGIN');
  const own = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(own).toHaveAttribute('content', /^default-src 'self'/);
  expect(breaches).toEqual([]);
  expect(trouble.splice(0)).toHaveLength(2);
});

test('nor moving from page to page, choosing and copying', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const breaches = await listenForBreaches(page);
  await visit(page, '/x/introduction/');
  await page.getByRole('button', { name: 'Open settings' }).click();
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await drawer.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await drawer.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await expect(drawer).toBeHidden();
  await page.goBack();
  await page.locator('.pager a[rel="next"]').click();
  await expect(page).toHaveURL(/installation\/$/);
  await page.locator('.copy').first().click();
  await expect(page.locator('.copy').first()).toHaveText('Copied');
  expect(breaches).toEqual([]);
});

test.describe('on a host that sends no headers', () => {
  test('a page keeps the policy by itself, and a script that slips in does not run', async ({
    page,
    trouble,
  }) => {
    await page.route('**/x/introduction/', async (route) => {
      const body = readExported('/x/introduction/').replace(
        '<main',
        '<script>window.slippedIn = true</script><img src="x" alt="" onerror="window.slippedIn = true"><main',
      );
      await route.fulfill({ contentType: 'text/html', body });
    });
    const breaches = await listenForBreaches(page);
    await visit(page, '/x/introduction/');
    await expect.poll(() => breaches.length).toBeGreaterThan(1);
    expect(await page.evaluate(() => 'slippedIn' in window)).toBe(false);
    expect(breaches.join('\n')).toContain('script-src');
    trouble.splice(0);
  });
});

test('each kind of answer has the headers of its kind', async ({ request }) => {
  const html = readExported('/x/introduction/');
  const [script = ''] = /\/x\/_next\/static\/[^"]+\.js/.exec(html) ?? [];
  // Scripts are read by the frame of edited demos too, which has no origin.
  const cached: [address: string, cache: string, readers: string][] = [
    ['/x/introduction/', 'public, max-age=0, must-revalidate', 'same-origin'],
    ['/x/api/charts/bar-chart.json', 'public, max-age=0, must-revalidate', 'same-origin'],
    [script, 'public, max-age=31536000, immutable', 'cross-origin'],
  ];
  for (const [address, cache, readers] of cached) {
    const headers = (await request.get(address)).headers();
    expect(headers['cache-control'], address).toBe(cache);
    expect(headers['x-content-type-options'], address).toBe('nosniff');
    expect(headers['cross-origin-resource-policy'], address).toBe(readers);
    expect(headers['access-control-allow-origin'] ?? 'none', address).toBe(
      readers === 'cross-origin' ? '*' : 'none',
    );
    expect(headers['content-security-policy'], address).toContain("frame-ancestors 'none'");
  }
});

test('only the frame of edited demos may make scripts of texts, and only this site may show it', async ({
  request,
}) => {
  const policyOf = async (address: string) =>
    (await request.get(address)).headers()['content-security-policy'] ?? '';
  const sandbox = await policyOf('/x/sandbox/');
  expect(sandbox).toContain("'unsafe-eval'");
  expect(sandbox).toContain("frame-ancestors 'self'");
  expect(sandbox).toContain('sandbox allow-scripts');
  expect(sandbox).not.toContain('allow-same-origin');
  expect(await policyOf('/x/demo/')).toContain("frame-ancestors 'self'");
  const others = exportedPages().filter((address) => address !== '/x/sandbox/');
  expect(others.filter((address) => readExported(address).includes("'unsafe-eval'"))).toEqual([]);
});

test('one pair of inline scripts serves every page: their hashes are all there is', async ({
  request,
}) => {
  const policy = (await request.get('/x/introduction/')).headers()['content-security-policy'] ?? '';
  const record = (await (await request.get('/script-hashes.json')).json()) as {
    current: string[];
  };
  expect(record.current).toHaveLength(2);
  for (const hash of record.current) {
    expect(policy).toContain(`'${hash}'`);
  }
});
