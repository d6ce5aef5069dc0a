import { cpSync, mkdtempSync, mkdirSync, readFileSync, writeFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveCompressed } from './measure/compressedServer.ts';
import { referencePage } from './measure/referencePage.ts';
import { launchBrowser, openPage } from './measure/slowBrowser.ts';
const runs = Number(process.argv[2] ?? 5);
const only = process.argv.slice(3);
const folder = mkdtempSync(path.join(tmpdir(), 'zz-'));
cpSync('site', folder, { recursive: true });
const html = readFileSync('site/x/experiments/weight/index.html', 'utf8');
const noScripts = (h: string) => h.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<link rel="preload"[^>]*>/g,'');
const add = (h: string, css: string) => h.replace('</head>', `<style>${css}</style></head>`);
const ns = noScripts(html);
const variants: Record<string, string> = {
  reference: referencePage('data/content/experiments/weight/weight.md'),
  noscript: ns,
  nocv: add(ns, '.doc>*:nth-child(n+14){content-visibility:auto;contain-intrinsic-size:auto 300px}'),
  nocvhid: add(ns, '.doc>*:nth-child(n+14){display:none}'),
  noarial: add(ns.replaceAll(/@font-face\{[^}]*\}/g, ''), ':root{--sans:Arial!important;--mono:monospace!important}'),
  nosize: add(ns, '*{font-size:16px!important;font-weight:400!important}'),
  notoc: add(ns, '.contents{display:none}'),
  noside: add(ns, '.side{display:none}'),
  notop: add(ns, '.top{display:none}'),
  full: html,
};
for (const [n, h] of Object.entries(variants)) { mkdirSync(`${folder}/x/v/${n}`, { recursive: true }); writeFileSync(`${folder}/x/v/${n}/index.html`, h); }
const server = await serveCompressed(folder);
const browser = await launchBrowser();
const fcp: Record<string, number[]> = {}; const tbt: Record<string, number[]> = {}; const tasks: Record<string,string[]>={};
const names = only.length ? only : Object.keys(variants);
for (let i = 0; i < runs; i += 1) for (const n of names) {
  const { page, close } = await openPage(browser, { viewport: { width: 1350, height: 940 } });
  await page.addInitScript(() => { (window as any).long = []; new PerformanceObserver((l) => { for (const e of l.getEntries()) (window as any).long.push([Math.round(e.startTime), Math.round(e.duration)]); }).observe({ type: 'longtask', buffered: true }); });
  await page.goto(`${server.origin}/x/v/${n}/`, { waitUntil: 'load' });
  await page.waitForTimeout(n === 'reference' || n.startsWith('no') && n!=='noblur' ? 500 : 3500);
  const [f, l] = await page.evaluate(() => [performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN, (window as any).long as number[][]] as const);
  (fcp[n] ??= []).push(Math.round(f)); (tbt[n] ??= []).push(l.filter(([s]) => s! > f).reduce((a, [, d]) => a + Math.max(0, d! - 50), 0));
  (tasks[n] ??= []).push(JSON.stringify(l));
  await close();
}
const med = (a: number[]) => [...a].sort((x, y) => x - y)[a.length >> 1]!;
for (const n of names) console.log(n.padEnd(10), 'fcp', med(fcp[n]!), fcp[n]!.join(','), 'ratio', (med(fcp[n]!) / med(fcp.reference ?? fcp[n]!)).toFixed(2), 'tbt', med(tbt[n]!), tbt[n]!.join(','), '\n     ', tasks[n]!.slice(0,2).join(' | '));
await browser.close(); server.close();
