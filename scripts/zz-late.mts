import { serveCompressed } from './measure/compressedServer.ts';
import { launchBrowser, openPage } from './measure/slowBrowser.ts';
const server = await serveCompressed('site');
const runs = Number(process.argv[2] ?? 2);
const cat = process.argv[3] === 'min' ? ['devtools.timeline','toplevel','v8','loading','blink.user_timing'] : ['devtools.timeline', 'loading','blink.user_timing','v8','toplevel','disabled-by-default-v8.compile'];
for (let k = 0; k < runs; k += 1) {
  const browser = await launchBrowser();
  const { page, close } = await openPage(browser, { viewport: { width: 1350, height: 940 } });
  await page.addInitScript(`window.long=[];new PerformanceObserver((l)=>{for(const e of l.getEntries())window.long.push([Math.round(e.startTime),Math.round(e.duration)])}).observe({type:'longtask',buffered:true})`);
  await browser.startTracing(page, { categories: cat as any });
  await page.goto(`${server.origin}/x/experiments/weight/`, { waitUntil: 'load' });
  await page.waitForTimeout(4000);
  console.log(JSON.stringify(await page.evaluate('window.long')));
  const ev = JSON.parse((await browser.stopTracing()).toString()).traceEvents as any[];
  const fcpE = ev.find((e) => e.name === 'firstContentfulPaint');
  const nav = ev.filter((e) => e.name === 'navigationStart' && e.args?.data?.documentLoaderURL?.includes('/weight/')).at(-1);
  const t0 = nav.ts, pid = fcpE.pid;
  const main = ev.find((e) => e.name === 'ParseHTML' && e.pid === pid).tid;
  const tasks = ev.filter((e) => e.ph === 'X' && e.pid === pid && e.tid === main && /RunTask/.test(e.name) && e.ts > t0 && e.dur > (e.ts > t0 + 1500000 ? 15000 : 60000));
  console.log('fcp', ((fcpE.ts - t0) / 1000).toFixed(0));
  const seen: any[] = [];
  for (const t of tasks) {
    if (seen.some((s) => t.ts >= s.ts && t.ts < s.ts + s.dur)) continue;
    seen.push(t);
    console.log(' TASK', ((t.ts - t0) / 1000).toFixed(0), (t.dur / 1000).toFixed(0));
    const inner = ev.filter((e) => e.ph === 'X' && e.pid === pid && e.tid === main && e.ts >= t.ts && e.ts < t.ts + t.dur && e !== t && e.dur > 3000 && !/RunTask|mojo/.test(e.name)).sort((a, b) => a.ts - b.ts);
    for (const e of inner) { const depth = inner.filter((o) => o !== e && o.ts <= e.ts && o.ts + o.dur >= e.ts + e.dur).length; console.log('   ', '  '.repeat(depth), ((e.ts - t0) / 1000).toFixed(0), (e.dur / 1000).toFixed(0), e.name, (e.args?.data?.url ?? e.args?.beginData?.url ?? e.args?.data?.functionName ?? e.args?.fileName ?? e.args?.beginData?.dirtyObjects ?? '').toString().slice(-40)); }
  }
  await close(); await browser.close();
}
server.close();
