import { cpSync, mkdtempSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveCompressed } from './measure/compressedServer.ts';
import { launchBrowser, openPage } from './measure/slowBrowser.ts';
const folder = mkdtempSync(path.join(tmpdir(), 'zz-'));
const html = `<!doctype html><title>x</title><p>hi</p><script>window.r={};const t=(n,f)=>{const a=performance.now();f();r[n]=+(performance.now()-a).toFixed(1)};t('empty',()=>{});t('ls',()=>localStorage.getItem('a'));t('ls2',()=>localStorage.getItem('b'));t('cookie',()=>document.cookie);t('cookie2',()=>document.cookie);t('mm',()=>matchMedia('(prefers-color-scheme: dark)').matches);t('ss',()=>sessionStorage.getItem('a'));</script>`;
mkdirSync(`${folder}/a`, { recursive: true }); writeFileSync(`${folder}/a/index.html`, html);
const server = await serveCompressed(folder); const browser = await launchBrowser();
for (let i = 0; i < 6; i++) { const { page, close } = await openPage(browser, {}); await page.goto(`${server.origin}/a/`); console.log(JSON.stringify(await page.evaluate('r'))); await close(); }
await browser.close(); server.close();
