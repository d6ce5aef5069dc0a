import { readExported } from './exportedPages.ts';
import { expect, test, visit } from './visit.ts';

/** How exports outside the tree are read, and one ordinary page that looks like them (behaviour 1.1, rule 3a). */
const READ: [address: string, product: string, category: string, isThemed: boolean][] = [
  ['/x/playground/', 'null', 'null', false],
  ['/x/production-error/', 'docs', 'docs', true],
  ['/x/experiments/docs/', 'docs-infra', 'docs-infra', true],
  ['/x/onepirate/', 'null', 'x', true],
  ['/x/privacy/', 'null', 'x', true],
  ['/x/licenses/', 'null', 'x', true],
  ['/x/demo/', 'null', 'x', true],
  ['/x/sandbox/', 'null', 'x', true],
  ['/x/react-date-pickers/playground/', 'x-date-pickers', 'x', true],
];

for (const [address, product, category] of READ) {
  test(`the exported file of ${address} names its product ${product}, its category ${category}`, () => {
    const html = readExported(address);
    expect(metaOf(html, 'mui:productId')).toBe(product);
    expect(metaOf(html, 'mui:productCategoryId')).toBe(category);
    expect(metaOf(html, 'robots')).toBe(
      category === 'x' && product !== 'null' ? undefined : 'noindex',
    );
    expect(html).toMatch(/<title[^>]*>\S[^<]* - MUI X<\/title>/);
    expect(html.match(/<h1\b/g)).toHaveLength(1);
  });
}

test('the playground is bare: the library’s own theme, no shell', async ({ page }) => {
  await visit(page, '/x/playground/');
  const button = page.getByRole('button', { name: 'Try me' });
  await expect(button).toHaveCSS('border-radius', '4px');
  await expect(page.locator('header.top')).toHaveCount(0);
});

test('the playground of the Date Pickers is an ordinary page', async ({ page }) => {
  await visit(page, '/x/react-date-pickers/playground/');
  await expect(page.locator('header.top b')).toHaveText('Date Pickers');
  await expect(page.locator('#site-navigation [aria-current="page"]')).toBeAttached();
});

test('a code in the address of the error page is told in full, and its message copied', async ({
  page,
}) => {
  await visit(page, '/x/production-error/?code=12&args[]=a&args[]=b+c');
  await expect(page.getByRole('heading', { name: 'Error 12' })).toBeVisible();
  await expect(page.locator('.error-message')).toContainText('`b c` was');
  await expect(page.getByRole('button', { name: 'Copy the message' })).toBeVisible();
  await visit(page, '/x/production-error/?code=999999');
  await expect(page.getByText('names no error that the installed versions know')).toBeVisible();
});

test('what the decoded message moves stands below the window', async ({ page, viewport }) => {
  await page.goto('/x/production-error/?code=12&args[]=a', { waitUntil: 'domcontentloaded' });
  const below = await page.locator('.feedback').boundingBox();
  expect(below?.y).toBeGreaterThan(viewport?.height ?? Infinity);
  await expect(page.locator('.error-message')).toBeVisible();
});

test('the library’s shortened errors lead to this site', async ({ page }) => {
  await visit(page, '/x/introduction/');
  const found = await page.evaluate(async () => {
    const list = document.getElementById('late-scripts')?.textContent ?? '[]';
    const scripts = await Promise.all(
      (JSON.parse(list) as string[]).map(async (address) => (await fetch(address)).text()),
    );
    return scripts.join('').includes('mui.com/production-error');
  });
  expect(found).toBe(false);
});

test('the sample page sends nothing, and only it may ask for the additional font', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, '/x/onepirate/');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/x\/onepirate\/$/);
  expect(asked.filter((url) => !url.startsWith('http://localhost:'))).toEqual([]);
});

test('a mistyped address is answered with the pages it may have meant', async ({
  page,
  trouble,
}) => {
  const response = await page.goto('/x/react-chart/bar/');
  expect(response?.status()).toBe(404);
  await page.getByRole('link', { name: 'Bars overview' }).first().click();
  await expect(page).toHaveURL(/\/x\/react-charts\/bars\/$/);
  expect(trouble.splice(0).every((line) => line.includes('404'))).toBe(true);
});

test('none of them is in the sidebar', async ({ page }) => {
  await visit(page, '/x/introduction/');
  for (const [address] of READ.slice(0, -1)) {
    await expect(page.locator(`#site-navigation a[href="${address}"]`)).toHaveCount(0);
  }
});

function metaOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1];
}

test('the page about privacy names everything that a tour of the site leaves in the browser', async ({
  page,
}) => {
  await visit(page, '/x/introduction/installation/');
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await page.getByRole('search').getByRole('button').click();
  await page.getByRole('combobox').fill('checkbox');
  await page.getByRole('option').first().click();
  await visit(page, '/x/react-charts/bars/');
  await page.getByRole('button', { name: 'JS', exact: true }).first().click();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  const left = [
    ...(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])),
    ...(await page.context().cookies()).map(({ name }) => name),
  ];
  expect(left).toContain('package-manager');
  expect(left).toContain('codeVariant');
  await visit(page, '/x/privacy/');
  const names = await page.locator('#stored ~ .table td:nth-child(2) code').allTextContents();
  const isNamed = (key: string) =>
    names.some((name) => name === key || (name.endsWith('*') && key.startsWith(name.slice(0, -1))));
  expect(left.filter((key) => !isNamed(key))).toEqual([]);
});
