import { launchBrowser } from './measure/slowBrowser.ts';
import { spawn } from 'node:child_process';
const server = spawn('npx', ['tsx', 'scripts/serve.ts'], { env: { ...process.env, PORT: '8499' }, stdio: 'ignore', detached: true });
const browser = await launchBrowser();
const list: [string, string, number, 'light' | 'dark', string][] = [
  ['w1', '/x/react-data-grid/column-definition/', 360, 'light', 'ltr'], ['w2', '/x/react-data-grid/column-definition/', 768, 'dark', 'ltr'],
  ['w3', '/x/api/data-grid/data-grid/', 1280, 'dark', 'ltr'], ['w4', '/x/react-charts/bars/', 1920, 'light', 'ltr'], ['w5', '/x/migration/migration-pickers-v7/', 1280, 'light', 'rtl'], ['w6', '/x/react-data-grid/features/', 1280, 'light', 'ltr'],
  ['w7', '/x/api/charts/bar-chart/', 360, 'dark', 'ltr'],
];
await new Promise((r) => setTimeout(r, 3000));
for (const [name, address, width, mode, dir] of list) {
  const page = await (await browser.newContext({ viewport: { width, height: width < 500 ? 780 : 1000 }, colorScheme: mode })).newPage();
  await page.addInitScript(`localStorage.setItem('fonts','loaded')`);
  await page.goto('http://localhost:8499' + address, { waitUntil: 'load' });
  if (dir === 'rtl') { await page.getByRole('button', { name: 'Open settings' }).click(); await page.getByText('Right to left').click(); await page.keyboard.press('Escape'); }
  await page.waitForTimeout(2500);
  if (process.argv[2]) { await page.evaluate(`window.scrollTo(0, ${process.argv[2]})`); await page.waitForTimeout(3000); }
  await page.screenshot({ path: `/tmp/harness/${name}.png` }); await page.context().close();
}
await browser.close(); process.kill(-server.pid!); process.exit(0);
