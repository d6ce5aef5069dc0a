import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Manifest } from '#src/shell/offline/offlineFiles.ts';
import { makeOfflineFolder, writeOfflineManifests } from './offlineManifests.node.ts';

const PAGE = '<script type="application/json">["/x/_next/static/chunks/main.js"]</script>';
const FILES: Record<string, string> = {
  'x/introduction/index.html': PAGE,
  'x/react-charts/bars/index.html': `${PAGE}<img alt="" src="/x/static/bars.png">`,
  'x/react-charts/getting-started/index.html':
    '<meta http-equiv="refresh" content="0; url=/x/react-charts/bars/">',
  'x/react-tree-view/index.html': PAGE,
  'x/api/charts/bar-plot/index.html': PAGE,
  'x/api/charts/bar-plot.json': '{}',
  'x/api/charts/bar-plot.hints.json': '{"a":1}',
  'x/api/charts/bar-plot.purposes.json': '[]',
  'x/static/bars.png': 'png',
  'x/static/other.png': 'png',
  'x/fonts/sans.woff2': 'font',
  'x/search/worker-1a.js': 'worker',
  'x/search/names-2b.json': '{}',
  'x/tree/migration-3c.json': '[]',
  'x/_next/data/a1/react-charts/bars.json': '{}',
  'x/_next/data/a1/react-tree-view.json': '{}',
  'x/_next/static/a1/_buildManifest.js': '',
  'x/_next/static/chunks/main.js':
    'let n=new Map([["/x/react-charts/bars",()=>e.A(1)],["/x/react-tree-view",()=>e.A(2)]]);' +
    '1,e=>{e.v(t=>Promise.all(["static/chunks/bars.js"])},2,e=>{e.v(t=>Promise.all(["static/chunks/tree.js"])}',
  'x/_next/static/chunks/bars.js': 'bars',
  'x/_next/static/chunks/tree.js': 'tree',
};

let site = '';

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'manifests-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), text);
  }
  makeOfflineFolder(site);
});

afterEach(() => rmSync(site, { recursive: true }));

function read<T>(file: string): T {
  return JSON.parse(readFileSync(path.join(site, 'x/offline', file), 'utf8')) as T;
}

test('a product needs its pages with their data, hints, pictures and demos, the search, the sidebar, and nothing of others', () => {
  writeOfflineManifests(site, 'a1');
  const { files } = read<Manifest>('charts.json');
  expect(files.map(([address]) => address)).toEqual([
    '/x/_next/data/a1/react-charts/bars.json',
    '/x/_next/static/a1/_buildManifest.js',
    '/x/_next/static/chunks/bars.js',
    '/x/_next/static/chunks/main.js',
    '/x/api/charts/bar-plot.hints.json',
    '/x/api/charts/bar-plot.purposes.json',
    '/x/api/charts/bar-plot/',
    '/x/fonts/sans.woff2',
    '/x/react-charts/bars/',
    '/x/search/names-2b.json',
    '/x/search/worker-1a.js',
    '/x/static/bars.png',
    '/x/tree/migration-3c.json',
  ]);
});

test('each file has its bytes and its hash, and the index the sum of the bytes', () => {
  const bytes = writeOfflineManifests(site, 'a1');
  const charts = read<Manifest>('charts.json');
  const hash = createHash('sha256').update('bars').digest('hex');
  expect(charts.files).toContainEqual(['/x/_next/static/chunks/bars.js', 4, hash]);
  expect(charts.bytes).toBe(charts.files.reduce((sum, [, size]) => sum + size, 0));
  expect(read('index.json')).toEqual({ buildId: 'a1', bytes });
  expect(bytes.charts).toBe(charts.bytes);
});
