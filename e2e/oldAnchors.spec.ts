import sectionAnchors from '../data/tree/sectionAnchors.json' with { type: 'json' };
import { readDocuments } from '../src/documents/parse/readDocuments.node.ts';
import { expect, test, visit } from './visit.ts';

/** Height of the header and the room below it (behaviour 12.3). */
const LANDING_PX = 57 + 32;
/** An alias is a line box inside its heading. */
const MOST_OFF_PX = 12;

/** Each leads to another kind of place: a heading's own anchor, an alias, one with an emoji, one of several. */
const SAMPLES = [
  ['/x/introduction/installation/', 'components', 'Packages by family and plan'],
  ['/x/introduction/licensing/', '3-expired-license-key', 'Expired license key'],
  ['/x/introduction/support/', 'use-starter-templates', 'Minimal reproduction'],
  ['/x/migration/migration-data-grid-v7/', '✅-setting-license-key', 'License key'],
  ['/x/migration/migration-pickers-v6/', 'remove-the-isnull-method', 'Removed methods'],
] as const;

for (const [address, anchor, heading] of SAMPLES) {
  test(`the old address ${address}#${anchor} lands on "${heading}", and the contents list marks it`, async ({
    page,
  }) => {
    await visit(page, `${address}#${encodeURIComponent(anchor)}`);
    const landed = page.locator('.doc :is(h2, h3, h4)', { has: page.locator(`[id="${anchor}"]`) });
    await expect(landed).toHaveText(heading);
    await expect
      .poll(async () => Math.abs(((await landed.boundingBox())?.y ?? Infinity) - LANDING_PX))
      .toBeLessThanOrEqual(MOST_OFF_PX);
    await expect(page.locator('.contents [aria-current="location"]')).toHaveText(heading);
  });

  test(`a link of the site leads to the old address ${address}#${anchor} without a reload`, async ({
    page,
  }) => {
    await visit(page, '/x/introduction/roadmap/');
    await page.evaluate(
      (href) => {
        const link = document.createElement('a');
        link.href = href;
        link.textContent = 'Old address';
        document.querySelector('.doc')?.prepend(link);
      },
      `${address}#${encodeURIComponent(anchor)}`,
    );
    await page.getByRole('link', { name: 'Old address' }).click();
    const landed = page.locator('.doc :is(h2, h3, h4)', { has: page.locator(`[id="${anchor}"]`) });
    await expect
      .poll(async () => Math.abs(((await landed.boundingBox())?.y ?? Infinity) - LANDING_PX))
      .toBeLessThanOrEqual(MOST_OFF_PX);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, anchor, heading] of SAMPLES) {
    test(`the old address ${address}#${anchor} lands too`, async ({ page }) => {
      await page.goto(`${address}#${encodeURIComponent(anchor)}`);
      const landed = page.getByRole('heading', { name: heading, exact: true });
      await expect
        .poll(async () => Math.abs(((await landed.boundingBox())?.y ?? Infinity) - LANDING_PX))
        .toBeLessThanOrEqual(MOST_OFF_PX);
    });
  }
});

test('an old anchor of the whole page leads to its title', async ({ page }) => {
  await visit(page, '/x/introduction/#introduction');
  await expect(page.locator('h1 #introduction')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('every old anchor of every written page is one element of its HTML', async ({ request }) => {
  const written = [...readDocuments().keys()];
  const known = Object.entries(sectionAnchors).filter(([path]) => written.includes(path));
  expect(known.length).toBeGreaterThan(20);
  for (const [path, anchors] of known) {
    const html = await (await request.get(`${path}/`)).text();
    const lost = anchors.filter((anchor) => html.split(` id="${anchor}"`).length !== 2);
    expect(lost, path).toEqual([]);
  }
});
