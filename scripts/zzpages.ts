import { prepareApi } from '#src/api/prepareApi.node.ts';
import { apiPaths, loadApiPage } from '#src/api/loadApiPage.node.ts';
import { brotliCompressSync } from 'node:zlib';
import { mkdirSync, writeFileSync } from 'node:fs';
void (async () => {
const t=Date.now(); const c0=process.cpuUsage(); console.log('prepared', prepareApi(), Date.now()-t, 'ms', process.cpuUsage(c0).user/1e6, process.resourceUsage().maxRSS/1e3);
const t2=Date.now(); console.log('again', prepareApi(), Date.now()-t2);
const t3=Date.now(); let n=0; mkdirSync('/tmp/html',{recursive:true});
const bad: string[] = [];
for (const p of apiPaths()) { const r = (await loadApiPage(p, []))!; n++; writeFileSync('/tmp/html/'+p.replaceAll('/','_')+'.html', r.html);
 const ids=[...r.html.matchAll(/ id="([^"]+)"/g)].map(m=>m[1]); if(new Set(ids).size!==ids.length) bad.push(p);
 if (r.html.length>150000) console.log(p, r.html.length, brotliCompressSync(r.html).length, r.toc.length); }
console.log(n, Date.now()-t3, bad);
})();
