import { expect, test, visit } from './visit.ts';

test('an address with a language prefix leads to the page without it, with its query and hash', async ({
  page,
}) => {
  await visit(page, '/fr/x/react-charts/bars/?ref=a#stacked-bars');
  await expect(page).toHaveURL(/:\d+\/x\/react-charts\/bars\/\?ref=a#stacked-bars$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bar charts');
});

test('the way is a permanent redirect, for lower-case prefixes of two letters only', async ({
  request,
}) => {
  const answer = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    return [response.status(), response.headers().location];
  };
  expect(await answer('/zh/x/introduction/')).toEqual([301, '/x/introduction/']);
  expect(await answer('/ZH/x/introduction/')).toEqual([404, undefined]);
  expect(await answer('/x/x/introduction/')).toEqual([404, undefined]);
});

test('where a host knows no redirects, the page for unknown addresses offers the right one first', async ({
  page,
}) => {
  await page.route('**/fr/x/react-charts/', async (route) => {
    const response = await route.fetch({ url: new URL('/x/404.html', page.url()).href });
    await route.fulfill({ response, status: 200 });
  });
  await page.goto('/x/introduction/');
  await visit(page, '/fr/x/react-charts/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.locator('.suggestions a').first()).toHaveAttribute('href', '/x/react-charts/');
});
