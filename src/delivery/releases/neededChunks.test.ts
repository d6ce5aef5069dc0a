import { expect, test } from 'vitest';
import { findDemoModules, neededChunks } from './neededChunks.ts';

const chunks = new Map([
  ['static/chunks/main.js', 'e.v(t=>Promise.all(["static/chunks/host.js"].map(t=>e.l(t))))'],
  [
    'static/chunks/host.js',
    'let n=new Map([["react-charts",()=>e.A(1)],["react-tree-view",()=>e.A(2)]]);' +
      '1,e=>{e.v(t=>Promise.all(["static/chunks/charts.js"].map(t=>e.l(t))).then(()=>t(5)))},' +
      '2,e=>{e.v(t=>Promise.all(["static/chunks/trees.js"].map(t=>e.l(t))).then(()=>t(6)))}',
  ],
  [
    'static/chunks/charts.js',
    'let n=new Map([["/x/react-charts/bars",()=>e.A(11)]]);' +
      '11,e=>{e.v(t=>Promise.all(["static/chunks/bars-1.js","static/chunks/bars-2.js"].map(t=>e.l(t))).then(()=>t(1)))}',
  ],
  [
    'static/chunks/trees.js',
    'let n=new Map([["/x/react-tree-view",()=>e.A(12)]]);' +
      '12,e=>{e.v(t=>Promise.all(["static/chunks/tree.js"].map(t=>e.l(t))).then(()=>t(2)))}',
  ],
  ['static/chunks/bars-1.js', 'x=>e.v(t=>Promise.all(["static/chunks/shared.js"]'],
  ['static/chunks/bars-2.js', ''],
  ['static/chunks/shared.js', ''],
  ['static/chunks/tree.js', '"static/chunks/shared.js"'],
  ['static/chunks/other-route.js', ''],
]);
const html = ['<script type="application/json">["/x/_next/static/chunks/main.js"]</script>'];

/** What every page needs: the lists of all pages with demos are among it. */
const always = ['main.js', 'host.js', 'charts.js', 'trees.js'];

test.each([
  ['/x/react-charts/bars', [...always, 'bars-1.js', 'bars-2.js', 'shared.js']],
  ['/x/react-tree-view', [...always, 'shared.js', 'tree.js']],
  ['/x/introduction', always],
])('%s needs its own demos and no others', (pathname, names) => {
  const needed = neededChunks(html, new Set([pathname]), chunks, findDemoModules(chunks));
  expect([...needed].sort()).toEqual(names.map((name) => `static/chunks/${name}`).sort());
});

test('a bundler that writes otherwise stops the build', () => {
  expect(() => findDemoModules(new Map([['static/chunks/a.js', 'let n={}']]))).toThrow(
    'The chunks hold no list of pages with demos.',
  );
});
