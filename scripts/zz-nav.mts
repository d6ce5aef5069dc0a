import { serveCompressed } from './measure/compressedServer.ts';
import { launchBrowser, openPage } from './measure/slowBrowser.ts';
const server = await serveCompressed('site');
const from = '/x/react-data-grid/column-definition/', to = process.argv[3] ?? '/x/react-data-grid/quickstart/';
const browser = await launchBrowser();
for (let k = 0; k < Number(process.argv[2] ?? 2); k += 1) {
  const { page, close, calm } = await openPage(browser, { viewport: { width: 1350, height: 940 } });
  await page.goto(`${server.origin}${from}`, { waitUntil: 'load' });
  await calm(); await page.waitForTimeout(3000);
  for (const target of [to, from, to]) {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'v8', 'toplevel', 'blink.user_timing','loading'] as any });
  await page.evaluate(`{ const h = document.querySelector('main h1').textContent; window.__done = 0; const s = performance.now(); const look = () => { if (document.querySelector('main h1')?.textContent !== h) requestAnimationFrame(() => { const c = new MessageChannel(); c.port1.onmessage = () => { performance.mark('shown'); window.__done = performance.now() - s; }; c.port2.postMessage(0); }); else requestAnimationFrame(look); }; requestAnimationFrame(look); performance.mark('clicked'); document.querySelector("nav a[href='${target}']").click(); }`);
  const took = await (await page.waitForFunction('window.__done', null, { timeout: 15000, polling: 50 })).jsonValue() as number;
  await page.waitForTimeout(800);
  const ev = JSON.parse((await browser.stopTracing()).toString()).traceEvents as any[];
  const c = ev.find((e) => e.name === 'clicked'), s = ev.find((e) => e.name === 'shown');
  console.log('NAV', target.slice(-14), took.toFixed(0));
  const inner = ev.filter((e) => e.ph === 'X' && e.pid === c.pid && e.tid === c.tid && e.ts >= c.ts - 1000 && e.ts < s.ts && e.dur > 3000 && !/RunTask|mojo|Watcher/.test(e.name)).sort((a, b) => a.ts - b.ts);
  for (const e of inner) { const depth = inner.filter((o) => o !== e && o.ts <= e.ts && o.ts + o.dur >= e.ts + e.dur).length; console.log('   ', '  '.repeat(depth), ((e.ts - c.ts) / 1000).toFixed(0), (e.dur / 1000).toFixed(0), 'cpu', ((e.tdur??0)/1000).toFixed(0), e.name, (e.args?.data?.url ?? e.args?.data?.functionName ?? e.args?.elementCount ?? e.args?.beginData?.dirtyObjects ?? '').toString().slice(-40)); }
  await page.waitForTimeout(1500);
  }
  await close();
}
await browser.close(); server.close();
