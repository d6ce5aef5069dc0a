import { mkdirSync, writeFileSync } from 'node:fs';
import { apiPages } from '#data/apiPages.ts';
import { readApi } from '#src/api/readApi.node.ts';
import { allPackages } from '#src/api/packages.node.ts';
const only = process.argv[2];
const cpu0 = process.cpuUsage(); const t0=Date.now();
const r = readApi(apiPages, only ? allPackages().filter(p=>p.product===only) : undefined);
const c = process.cpuUsage(cpu0); console.log('cpu', (c.user/1e6).toFixed(1), 'wall', (Date.now()-t0)/1000, 'rss', process.resourceUsage().maxRSS/1e3|0);
mkdirSync('/tmp/api', {recursive:true});
for (const x of r) { mkdirSync('/tmp/api/'+x.product,{recursive:true}); writeFileSync(`/tmp/api/${x.product}/${x.name}.json`, JSON.stringify(x,null,1)); }
console.log(r.length);
