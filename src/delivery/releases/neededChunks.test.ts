import { expect, test } from 'vitest';
import { findDemoModules, neededChunks } from './neededChunks.ts';

const chunks = new Map([
  ['static/chunks/main.js', 'e.v(t=>Promise.all(["static/chunks/host.js"].map(t=>e.l(t))))'],
  [
    'static/chunks/host.js',
    'let n={"/x/react-charts/bars":()=>e.A(11),"/x/react-tree-view":()=>e.A(12)};' +
      '11,e=>{e.v(t=>Promise.all(["static/chunks/bars-1.js","static/chunks/bars-2.js"].map(t=>e.l(t))).then(()=>t(1)))},' +
      '12,e=>{e.v(t=>Promise.all(["static/chunks/tree.js"].map(t=>e.l(t))).then(()=>t(2)))}',
  ],
  ['static/chunks/bars-1.js', 'x=>e.v(t=>Promise.all(["static/chunks/shared.js"]'],
  ['static/chunks/bars-2.js', ''],
  ['static/chunks/shared.js', ''],
  ['static/chunks/tree.js', '"static/chunks/shared.js"'],
  ['static/chunks/other-route.js', ''],
]);
const html = ['<script type="application/json">["/x/_next/static/chunks/main.js"]</script>'];

test.each([
  ['/x/react-charts/bars', ['bars-1.js', 'bars-2.js', 'host.js', 'main.js', 'shared.js']],
  ['/x/react-tree-view', ['host.js', 'main.js', 'shared.js', 'tree.js']],
  ['/x/introduction', ['host.js', 'main.js']],
])('%s needs its own demos and no others', (pathname, names) => {
  const needed = neededChunks(html, new Set([pathname]), chunks, findDemoModules(chunks));
  expect([...needed].sort()).toEqual(names.map((name) => `static/chunks/${name}`));
});

test('a bundler that writes otherwise stops the build', () => {
  expect(() => findDemoModules(new Map([['static/chunks/a.js', 'let n={}']]))).toThrow(
    'The chunks hold no list of pages with demos.',
  );
});
