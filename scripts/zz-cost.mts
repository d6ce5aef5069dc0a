import { cpSync, mkdtempSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveCompressed } from './measure/compressedServer.ts';
import { referencePage } from './measure/referencePage.ts';
import { launchBrowser, openPage } from './measure/slowBrowser.ts';
const runs = Number(process.argv[2] ?? 7);
const folder = mkdtempSync(path.join(tmpdir(), 'zz-'));
cpSync('site', folder, { recursive: true });
const html = readFileSync('site/x/experiments/weight/index.html', 'utf8');
const noScripts = (h: string) => h.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<link rel="preload"[^>]*>/g,'');
const add = (h: string, css: string) => h.replace('</head>', `<style>${css}</style></head>`);
const ns = noScripts(html);
const all: Record<string, string> = {
  reference: referencePage('data/content/experiments/weight/weight.md'),
  noscript: ns,
  cv: add(ns, '.doc>*:nth-child(n+14){content-visibility:auto;contain-intrinsic-size:auto 300px}'),
  hidden: add(ns, '.doc>*:nth-child(n+14){display:none}'),
  arial: add(ns.replaceAll(/@font-face\{[^}]*\}/g, ''), ':root{--sans:Arial!important;--mono:monospace!important}'),
  nolocal: ns.replaceAll(/@font-face\{[^}]*\}/g, ''),
  onesize: add(ns, '*{font-size:16px!important;font-weight:400!important}'),
  toc: add(ns, '.contents{display:none}'),
  side: add(ns, '.side{display:none}'),
  top: add(ns, '.top{display:none}'),
  table: add(ns, '.table{display:none}'),
  code: add(ns, '.code,.demo{display:none}'),
  antialias: ns.replaceAll(/-webkit-font-smoothing:antialiased;?/g,''),
  wrap: ns.replaceAll(/text-wrap:[a-z]+;?/g,'').replaceAll(/overflow-wrap:[a-z]+;?/g,''),
  full: html,
};
const names = process.argv[3] ? process.argv[3].split(',') : Object.keys(all);
for (const n of names) { mkdirSync(`${folder}/x/v/${n}`, { recursive: true }); writeFileSync(`${folder}/x/v/${n}/index.html`, all[n]!); }
const server = await serveCompressed(folder);
const browser = await launchBrowser();
const out: Record<string, Record<string, number[]>> = {};
for (let i = 0; i < runs; i += 1) for (const n of names) {
  const { page, close } = await openPage(browser, { viewport: { width: 1350, height: 940 } });
  await browser.startTracing(page, { categories: ['devtools.timeline', 'loading', 'blink.user_timing', 'cc', 'viz'] as any });
  await page.goto(`${server.origin}/x/v/${n}/`, { waitUntil: 'load' });
  await page.waitForTimeout(600);
  const ev = JSON.parse((await browser.stopTracing()).toString()).traceEvents as any[];
  const fcpE = ev.find((e) => e.name === 'firstContentfulPaint'); if (!fcpE) { await close(); continue; }
  const nav = ev.filter((e) => e.name === 'navigationStart' && e.args?.data?.documentLoaderURL?.includes('/v/')).at(-1);
  const o = (out[n] ??= {});
  const put = (k: string, v: number) => (o[k] ??= []).push(v);
  put('fcp', (fcpE.ts - nav.ts) / 1000);
  for (const name of ['ParseHTML', 'UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Commit', 'RasterTask', 'EvaluateScript']) put(name, ev.filter((e) => e.ph === 'X' && e.pid === fcpE.pid && e.name === name && e.ts < fcpE.ts && e.ts > nav.ts).reduce((a, e) => a + (e.tdur ?? e.dur) / 1000, 0));
  await close();
}
const med = (a: number[]) => [...a].sort((x, y) => x - y)[a.length >> 1]!;
for (const n of names) console.log(n.padEnd(10), Object.entries(out[n]!).map(([k, v]) => `${k} ${med(v).toFixed(0)}`).join('  '));
await browser.close(); server.close();
