import { launchBrowser } from './measure/slowBrowser.ts';
import { spawn } from 'node:child_process';
// usage: zz-shot out.png address width selector? mode?
const [out, address, width, selector, mode] = process.argv.slice(2);
const server = spawn('npx', ['tsx', 'scripts/serve.ts'], { env: { ...process.env, PORT: '8499' }, stdio: 'ignore', detached: true });
const browser = await launchBrowser();
const page = await (await browser.newContext({ viewport: { width: +width!, height: 940 }, colorScheme: mode === 'dark' ? 'dark' : 'light' })).newPage();
for (let i = 0; i < 40; i++) { try { await page.goto('http://localhost:8499' + address!, { waitUntil: 'load' }); break; } catch { await new Promise((r) => setTimeout(r, 500)); } }
await page.waitForTimeout(1500);
if (selector && selector !== '-') { const l = page.locator(selector).first(); await l.scrollIntoViewIfNeeded(); await page.waitForTimeout(4000); await l.screenshot({ path: out! }); } else await page.screenshot({ path: out! });
await browser.close(); process.kill(-server.pid!); process.exit(0);
