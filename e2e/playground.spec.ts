import type { Locator, Page } from '@playwright/test';
import { listenForBreaches } from './breaches.ts';
import { clipboardText } from './clipboard.ts';
import { expect, test, visit } from './visit.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const PAGE = '/x/experiments/playgrounds/';

test('a choice by mouse changes the demo, its code and the address; reset takes it back', async ({
  page,
}) => {
  const breaches = await listenForBreaches(page);
  const playground = await open(page, PAGE, 'DataGridPlayground');
  const row = playground.getByRole('row', { name: /^Cocoa|^Wool|^Oats|^Barley|^Copper|^Rubber/ });
  await expect(row.first()).toHaveCSS('height', '52px');

  await playground.getByRole('combobox', { name: 'density' }).selectOption('compact');
  await expect(row.first()).not.toHaveCSS('height', '52px');
  await playground.getByRole('switch', { name: 'checkboxSelection' }).click();
  await expect(playground.getByRole('checkbox', { name: 'Select all rows' })).toBeVisible();
  await expect(playground.locator('pre')).toHaveText(
    /<DataGrid\s+label="Trades"\s+rows=\{rows\}\s+columns=\{columns\}\s+density="compact"\s+checkboxSelection\s+\/>\s*$/,
  );
  await expect(page).toHaveURL(
    /\?DataGridPlayground\.density=compact&DataGridPlayground\.checkboxSelection=true$/,
  );

  await playground.getByRole('button', { name: 'Reset' }).click();
  await expect(row.first()).toHaveCSS('height', '52px');
  await expect(playground.getByRole('combobox', { name: 'density' })).toHaveValue('standard');
  await expect(playground.locator('.chosen')).toBeEmpty();
  await expect(page).toHaveURL(/\/playgrounds\/$/);
  expect(breaches).toEqual([]);
});

test('a choice by keys does the same, and its address opens as it was left', async ({
  page,
  context,
}) => {
  const playground = await open(page, PAGE, 'BarChartPlayground');
  await playground.getByRole('combobox', { name: 'slotProps.legend.direction' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const chosen =
    '  slotProps={{ legend: { direction: \'horizontal\' } }}\n  borderRadius={8}\n  barLabel="value"\n  hideLegend\n';
  await expect(playground.locator('.chosen')).toHaveText(chosen);
  await expect(playground.locator('.MuiChartsLegend-root')).toHaveCount(0);

  const other = await context.newPage();
  const again = await open(other, page.url().replace(/^.*?(?=\/x\/)/, ''), 'BarChartPlayground');
  await expect(again.locator('.chosen')).toHaveText(chosen);
  await expect(again.getByRole('switch', { name: 'hideLegend' })).toBeChecked();
  await expect(again.getByRole('spinbutton', { name: 'borderRadius' })).toHaveValue('8');
  await expect(again.locator('[data-mirrors="borderRadius"]')).toHaveValue('8');
  await expect(again.locator('.MuiChartsLegend-root')).toHaveCount(0);
});

test('a number is set by its slider, within the range that stands in its field', async ({
  page,
}) => {
  const playground = await open(page, PAGE, 'BarChartPlayground');
  const radius = playground.getByRole('spinbutton', { name: 'borderRadius' });
  await expect(radius).toHaveAttribute('placeholder', '0 – 24');
  const slider = playground.locator('[data-mirrors="borderRadius"]');
  const { x, y, width, height } = await boxOf(slider);
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(radius).toHaveValue('12');
  await expect(playground.locator('.chosen')).toHaveText('  borderRadius={12}\n');
  await radius.fill('');
  await expect(slider).toHaveValue('0');
  await expect(playground.locator('.chosen')).toBeEmpty();
});

test('the copied code is whole: imports, data and the element with what is chosen', async ({
  page,
}) => {
  const playground = await open(page, PAGE, 'SparkLinePlayground');
  await playground.getByRole('switch', { name: 'area' }).click();
  await playground.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(playground.getByRole('button', { name: 'Copied' })).toBeVisible();
  const code = await clipboardText(page);
  expect(code).toMatch(/^import \{ SparkLineChart \} from '@mui\/x-charts\/SparkLineChart';\n\n/);
  expect(code).toContain('const rain = [138, 112,');
  expect(code).toMatch(/<SparkLineChart\n(?: {2}.*\n)* {2}area\n\/>\n$/);
  expect(code).not.toContain('props');
});

test('what is chosen is copied as a link', async ({ page }) => {
  const playground = await open(page, PAGE, 'BarChartPlayground');
  await playground.getByRole('switch', { name: 'hideLegend' }).click();
  await playground.getByRole('button', { name: 'Copy link' }).click();
  await expect(playground.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await clipboardText(page)).toMatch(
    /\/playgrounds\/\?BarChartPlayground\.hideLegend=true#BarChartPlayground$/,
  );
  await expect(playground.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('the switches of a panel are 32 × 20 px, like those of demos, and show what they say', async ({
  page,
}) => {
  const playground = await open(page, PAGE, 'DataGridPlayground');
  const control = playground.getByRole('switch', { name: 'checkboxSelection' });
  const { width, height } = await boxOf(control);
  expect([width, height]).toEqual([32, 20]);
  const colour = () => control.evaluate((element) => getComputedStyle(element).backgroundColor);
  const off = await colour();
  await control.click();
  await expect(control).toBeChecked();
  await expect.poll(colour).not.toBe(off);
});

test('an address sets only what its controls could be set to', async ({ page }) => {
  const query =
    '?BarChartPlayground.barLabel=diagonal&BarChartPlayground.borderRadius=9e9&BarChartPlayground.loading=true&BarChartPlayground.sx=a';
  const playground = await open(page, PAGE + query, 'BarChartPlayground');
  await expect(playground.locator('.chosen')).toHaveText('  loading\n', { useInnerText: true });
});

test('going on and back finds the choice', async ({ page }) => {
  const playground = await open(page, '/x/react-date-pickers/playground/', 'DateLayouts');
  await playground.getByRole('checkbox', { name: 'today' }).check();
  const today = playground.getByRole('button', { name: 'Today', exact: true });
  await expect(today).toBeVisible();
  await playground.getByRole('link', { name: 'All props of StaticDatePicker' }).click();
  await expect(page).toHaveURL(/\/x\/api\/date-pickers\/static-date-picker\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/DateLayouts\.slotProps\.actionBar\.actions=today$/);
  await page.locator('#DateLayouts').scrollIntoViewIfNeeded();
  await expect(today).toBeVisible();
});

test('a colour, a text and a list of views reach their demos', async ({ page }) => {
  const line = await open(page, PAGE, 'SparkLinePlayground');
  const stroke = await line.locator('.MuiLineElement-root').getAttribute('stroke');
  await expect(line.getByLabel('color')).toHaveValue((stroke ?? '').toLowerCase());
  await line.getByLabel('color').fill('#c2185b');
  await expect(line.getByText('#c2185b').first()).toBeVisible();
  await expect(line.locator('.MuiLineElement-root')).toHaveAttribute('stroke', '#c2185b');

  const picker = await open(page, PAGE, 'DatePickerPlayground');
  await picker.getByRole('textbox', { name: 'label' }).fill('Arrival');
  await expect(picker.getByRole('group', { name: 'Arrival' })).toBeVisible();
  await picker.getByRole('checkbox', { name: 'year' }).check();
  await picker.getByRole('checkbox', { name: 'month' }).check();
  await expect(picker.locator('.chosen')).toContainText("views={['year', 'month']}");
  await expect(picker.getByRole('spinbutton', { name: 'Day' })).toHaveCount(0);
});

test('the layout of a picker follows the props of its slots', async ({ page }) => {
  const address = '/x/react-date-pickers/playground/';
  const playground = await open(page, address, 'DateLayouts');
  await expect(playground.getByText('Select date', { exact: true })).toBeVisible();
  await playground.getByRole('combobox', { name: 'slotProps.toolbar.hidden' }).selectOption('true');
  await expect(playground.getByText('Select date', { exact: true })).toHaveCount(0);
  await playground.getByRole('checkbox', { name: 'today' }).check();
  await expect(playground.getByRole('button', { name: 'Today', exact: true })).toBeVisible();
  await expect(playground.locator('.chosen')).toHaveText(
    "  slotProps={{ toolbar: { hidden: true }, actionBar: { actions: ['today'] } }}\n",
    { useInnerText: true },
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('the panel stands below the stage, inside the window', async ({ page }) => {
    const playground = await open(page, PAGE, 'BarChartPlayground');
    const stage = await boxOf(playground.locator('.stage'));
    const panel = await boxOf(playground.locator('.panel'));
    expect(panel.y).toBeGreaterThanOrEqual(stage.y + stage.height);
    expect(panel.x + panel.width).toBeLessThanOrEqual(360);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the panel tells the props with their defaults', async ({ page }) => {
    await page.goto(PAGE);
    const playground = page.locator('#DataGridPlayground');
    await expect(playground.getByRole('combobox', { name: 'density' })).toHaveValue('standard');
    await expect(playground.getByRole('button', { name: 'Reset' })).toBeHidden();
    await expect(playground.locator('pre')).toContainText('columns={columns}');
    await expect(playground.locator('[type="range"]').first()).toBeHidden();
    // What stands in `noscript` is only shown.
    expect(await playground.locator('.stage-wait').innerText()).toContain(
      'This demo needs JavaScript.',
    );
  });
});

/** Opens a page and waits until one of its playgrounds is drawn. */
async function open(page: Page, address: string, name: string): Promise<Locator> {
  await visit(page, address);
  const playground = page.locator(`#${name}`);
  await playground.scrollIntoViewIfNeeded();
  await expect(playground.locator('.stage-wait')).toHaveCount(0);
  return playground;
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) {
    throw new Error('The element is not shown.');
  }
  return box;
}
