import { serveCompressed } from './measure/compressedServer.ts';
import { launchBrowser } from './measure/slowBrowser.ts';
const server = await serveCompressed('site'); const browser = await launchBrowser();
const c = await browser.newContext({ ignoreHTTPSErrors: true, javaScriptEnabled: true, viewport: { width: 1350, height: 940 } }); const page = await c.newPage();
await page.goto(`${server.origin}/x/experiments/weight/`);
const r = await page.evaluate(() => { const m: Record<string, string[]> = {}; const w = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT); while (w.nextNode()) { const t = w.currentNode.textContent!.trim(); const e = w.currentNode.parentElement!; if (!t || !e.checkVisibility() || e.closest('script,style')) continue; const s = getComputedStyle(e); const k = [s.fontFamily.slice(0, 22), s.fontWeight, s.fontStyle, s.fontSize, s.letterSpacing].join(' | '); (m[k] ??= []).push(e.tagName + '.' + e.className + ':' + t.slice(0, 14)); } return m; });
for (const [k, v] of Object.entries(r)) console.log(k, '  #', v.length, v.slice(0, 4).join('; '));
await browser.close(); server.close();
