import { serveCompressed } from './measure/compressedServer.ts';
import { launchBrowser, openPage } from './measure/slowBrowser.ts';
const server = await serveCompressed('site');
for (let k = 0; k < 3; k += 1) {
  const browser = await launchBrowser();
  const { page, close } = await openPage(browser, { viewport: { width: 1350, height: 940 } });
  await page.addInitScript(`window.long=[];new PerformanceObserver((l)=>{for(const e of l.getEntries())window.long.push([Math.round(e.startTime),Math.round(e.duration)])}).observe({type:'longtask',buffered:true})`);
  await browser.startTracing(page, { categories: ['devtools.timeline','toplevel','v8','loading','blink.user_timing','disabled-by-default-v8.gc','base','blink','sequence_manager'] as any });
  await page.goto(`${server.origin}/x/experiments/weight/`, { waitUntil: 'load' });
  await page.waitForTimeout(4000);
  const long = await page.evaluate('window.long') as number[][];
  const ev = JSON.parse((await browser.stopTracing()).toString()).traceEvents as any[];
  const fcpE = ev.find((e) => e.name === 'firstContentfulPaint');
  const t0 = ev.filter((e) => e.name === 'navigationStart' && e.args?.data?.documentLoaderURL?.includes('/weight/')).at(-1).ts, pid = fcpE.pid;
  const main = ev.find((e) => e.name === 'ParseHTML' && e.pid === pid).tid;
  console.log(JSON.stringify(long), 'fcp', ((fcpE.ts - t0) / 1000) | 0);
  for (const [s, d] of long.filter(([s]) => s! > 1500)) {
    console.log(' LONG', s, d);
    const inner = ev.filter((e) => e.pid === pid && e.tid === main && e.ts >= t0 + (s! - 3) * 1000 && e.ts < t0 + (s! + d!) * 1000 && (e.dur ?? 0) > 2500).sort((a, b) => a.ts - b.ts).slice(0, 40);
    for (const e of inner) console.log('   ', ((e.ts - t0) / 1000).toFixed(0), (e.dur / 1000).toFixed(0), 'cpu', ((e.tdur ?? 0) / 1000).toFixed(0), e.ph, e.name, JSON.stringify(e.args).slice(0, 100));
  }
  await close(); await browser.close();
}
server.close();
