import { cpSync, mkdtempSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveCompressed } from './measure/compressedServer.ts';
import { referencePage } from './measure/referencePage.ts';
import { launchBrowser, openPage } from './measure/slowBrowser.ts';
const folder = mkdtempSync(path.join(tmpdir(), 'zz-'));
cpSync('site', folder, { recursive: true });
const html = readFileSync('site/x/experiments/weight/index.html', 'utf8');
const noScripts = (h: string) => h.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<link rel="preload"[^>]*>/g,'');
const variants: Record<string,string> = { reference: referencePage('data/content/experiments/weight/weight.md'), noscript: noScripts(html), full: html };
for (const [n, h] of Object.entries(variants)) { mkdirSync(`${folder}/x/v/${n}`, { recursive: true }); writeFileSync(`${folder}/x/v/${n}/index.html`, h); }
const server = await serveCompressed(folder);
for (const n of process.argv.slice(2)) {
  const browser = await launchBrowser();
  for (let k = 0; k < 3; k += 1) {
  const { page, close } = await openPage(browser, { viewport: { width: 1350, height: 940 } });
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading', 'blink.user_timing','v8','toplevel'] as any });
  await page.goto(`${server.origin}/x/v/${n}/`, { waitUntil: 'load' });
  await page.waitForTimeout(1500);
  const trace = JSON.parse((await browser.stopTracing()).toString());
  const ev = trace.traceEvents as any[];
  const fcpE = ev.find((e) => e.name === 'firstContentfulPaint');
  const nav = ev.filter((e) => e.name === 'navigationStart' && e.args?.data?.documentLoaderURL?.includes('/v/')).at(-1);
  const t0 = nav.ts, pid = fcpE.pid;
  const sum: Record<string, number> = {};
  const first = ev.find(e=>e.name==='ParseHTML' && e.pid===pid && e.ts>t0);
  for (const e of ev) if (e.ph === 'X' && e.ts >= t0 && e.ts < fcpE.ts && (e.pid === pid)) { if(['RunTask','ThreadControllerImpl::RunTask'].includes(e.name)) continue; sum[e.name] = (sum[e.name] ?? 0) + e.dur / 1000; }
  console.log(n, 'fcp', ((fcpE.ts - t0) / 1000).toFixed(0), 'parse starts', ((first?.ts - t0) / 1000).toFixed(0));
  console.log('  ', Object.entries(sum).filter(([, v]) => v > 3).sort((a, b) => b[1] - a[1]).slice(0, 22).map(([a, b]) => `${a} ${b.toFixed(0)}`).join(', '));
  if (k === 2) for (const e of ev.filter((e) => e.ph === 'X' && e.pid === pid && e.ts >= t0 && e.ts < fcpE.ts + 50000 && e.dur > 4000 && !/RunTask|ThreadPool/.test(e.name)).sort((a, b) => a.ts - b.ts)) console.log('     ', ((e.ts - t0) / 1000).toFixed(0).padStart(5), (e.dur / 1000).toFixed(0).padStart(4), e.name, 'tid', e.tid, JSON.stringify(e.args?.elementCount ?? e.args?.data?.styleSheetUrl ?? e.args?.beginData?.dirtyObjects ?? e.args?.beginData?.startLine??''));
  await close();
  }
  await browser.close();
}
server.close();
