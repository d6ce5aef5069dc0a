import { serveCompressed } from './measure/compressedServer.ts';
import { launchBrowser, openPage } from './measure/slowBrowser.ts';
const server = await serveCompressed('site'); const browser = await launchBrowser();
const all: number[] = [];
for (let i = 0; i < Number(process.argv[2] ?? 5); i += 1) {
  const { page, close } = await openPage(browser, { viewport: { width: 1350, height: 940 } });
  await page.addInitScript(`window.long=[];new PerformanceObserver((l)=>{for(const e of l.getEntries())window.long.push([Math.round(e.startTime),Math.round(e.duration)])}).observe({type:'longtask',buffered:true})`);
  await page.goto(`${server.origin}/x/experiments/weight/`, { waitUntil: 'load' });
  await page.waitForTimeout(4500);
  const [f, l] = await page.evaluate(`[performance.getEntriesByName('first-contentful-paint')[0].startTime, window.long]`) as [number, number[][]];
  const t = l.filter(([s]) => s! > f).reduce((a, [, d]) => a + Math.max(0, d! - 50), 0); all.push(t);
  console.log('fcp', Math.round(f), 'tbt', t, JSON.stringify(l)); await close();
}
console.log('median', all.sort((a, b) => a - b)[all.length >> 1]);
await browser.close(); server.close();
