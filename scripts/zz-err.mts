import { serveCompressed } from './measure/compressedServer.ts';
import { launchBrowser } from './measure/slowBrowser.ts';
const server = await serveCompressed('site'); const browser = await launchBrowser();
const page = await (await browser.newContext({ ignoreHTTPSErrors: true })).newPage();
await page.addInitScript(`{ const E = Error; window.errs = []; const P = new Proxy(E, { apply(t, th, a) { const e = Reflect.apply(t, th, a); window.errs.push(['call', String(a[0]).slice(0, 80), e.stack.split('\\n').slice(2, 5).join(' | ')]); return e; }, construct(t, a, n) { const e = Reflect.construct(t, a, n); window.errs.push(['new', String(a[0]).slice(0, 80), e.stack.split('\\n').slice(2, 5).join(' | ')]); return e; } }); window.Error = P; }`);
await page.goto(`${server.origin}/x/experiments/weight/`); await page.waitForTimeout(3000);
for (const e of await page.evaluate('window.errs') as string[][]) console.log(e.join('  ').replaceAll(server.origin, ''));
await browser.close(); server.close();
