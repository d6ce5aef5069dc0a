import type { Page } from '@playwright/test';
import { serveConfigured } from '../tools/bench/configuredServer.ts';
import type { SiteServer } from '../scripts/serve.ts';
import { refuse, startNetwork, type Network } from './adNetwork.ts';
import { listenForBreaches } from './breaches.ts';
import { expect, test, visit } from './visit.ts';

/** A deployment with an id, and a vendor of usage statistics that takes what it is told. */
async function deploy(answers: Parameters<typeof startNetwork>[0] = {}) {
  const network = await startNetwork(answers);
  const analytics = Object.entries(network.environment).filter(([name]) => /ANALYTICS/.test(name));
  const site = await serveConfigured('site', Object.fromEntries(analytics));
  return { network, site };
}

async function withdraw({ network, site }: { network: Network; site: SiteServer }) {
  await site.close();
  network.close();
}

/** The page views that the vendor was told. */
function views({ told }: Network): unknown[] {
  return told
    .map(({ command }) => command)
    .filter(([, name]) => name === 'page_view')
    .map(([, , event]) => event);
}

async function follow(page: Page, name: string): Promise<void> {
  await page.locator('#site-navigation').getByRole('link', { name, exact: true }).click();
}

test('a page view is told for each page, once, with its path, title and product', async ({
  page,
}) => {
  const deployment = await deploy();
  const { network, site } = deployment;
  const breaches = await listenForBreaches(page);
  await visit(page, `${site.origin}/x/react-charts/bars/?a=1#stacking`);
  const bars = {
    page_title: await page.title(),
    page_location: '/x/react-charts/bars/',
    productId: 'x-charts',
    productCategoryId: 'x',
  };
  await expect.poll(() => views(network)).toEqual([bars]);

  await page.evaluate(() => (location.hash = 'b'));
  await page.locator('#site-navigation a.group[href="/x/introduction/"]').click();
  await page.locator('#site-navigation a:not(.group)[href="/x/introduction/"]').click();
  await expect(page).toHaveURL(/\/x\/introduction\/$/);
  await expect.poll(() => views(network)).toHaveLength(2);
  expect(views(network)[1]).toEqual({
    page_title: await page.title(),
    page_location: '/x/introduction/',
    productId: 'null',
    productCategoryId: 'x',
  });
  expect(network.told[0]?.command.slice(0, 2)).toEqual(['consent', 'default']);
  expect(network.told[2]?.command).toEqual(['config', 'G-TEST1', { send_page_view: false }]);
  expect(network.asked).toEqual(['/gtag.js']);
  expect(breaches).toEqual([]);
  await withdraw(deployment);
});

test('a visitor who asks for privacy is not counted, and the vendor is not asked', async ({
  page,
}) => {
  const deployment = await deploy();
  const { network, site } = deployment;
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await visit(page, `${site.origin}/x/introduction/`);
  await page.waitForLoadState('networkidle');
  await follow(page, 'Licensing');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Licensing');
  await page.waitForLoadState('networkidle');
  expect([network.asked, network.told]).toEqual([[], []]);
  await withdraw(deployment);
});

test('a blocker that removes the vendor’s script changes nothing else', async ({
  page,
  trouble,
}) => {
  const deployment = await deploy({ '/gtag.js': refuse });
  const { network, site } = deployment;
  await visit(page, `${site.origin}/x/introduction/`);
  await expect.poll(() => network.asked).toEqual(['/gtag.js']);
  await follow(page, 'Licensing');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Licensing');
  expect(trouble.splice(0).filter((line) => line.includes('page error'))).toEqual([]);
  await withdraw(deployment);
});
