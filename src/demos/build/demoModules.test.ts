import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoModules } from './demoModules.node.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'demos-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), text);
  }
}

test('one module leads to the folders, these to the pages in the order of their paths, and each of these to its demos', () => {
  write({ 'Tall.tsx': '', 'Wide.tsx': '' });
  const modules = demoModules([
    { pathname: '/x/react-charts/bars', folder, demos: ['Tall', 'Wide'] },
    { pathname: '/x/introduction', folder, demos: [] },
    { pathname: '/x/react-charts', folder, demos: ['Tall'] },
    { pathname: '/x', folder, demos: ['Tall'] },
  ]);
  const tall = `  Tall: { load: () => import('#${folder}/Tall.tsx'), paid: false },\n`;
  const wide = `  Wide: { load: () => import('#${folder}/Wide.tsx'), paid: false },\n`;
  expect([...modules].filter(([file]) => !file.endsWith('.d.ts'))).toEqual([
    [
      'demos.js',
      [
        'export const demoFolders = new Map([',
        "  ['home', () => typeof window === 'undefined' ? undefined : import('./demoPages/home.js')],",
        "  ['react-charts', () => typeof window === 'undefined' ? undefined : import('./demoPages/react-charts.js')],",
        ']);\n',
      ].join('\n'),
    ],
    [
      'demoPages/home.js',
      "export const demoPages = new Map([\n  ['/x', () => import('../demos/home.js')],\n]);\n",
    ],
    [
      'demoPages/react-charts.js',
      [
        'export const demoPages = new Map([',
        "  ['/x/react-charts', () => import('../demos/react-charts.js')],",
        "  ['/x/react-charts/bars', () => import('../demos/react-charts-bars.js')],",
        ']);\n',
      ].join('\n'),
    ],
    ['demos/home.js', `export const demos = {\n${tall}};\n`],
    ['demos/react-charts.js', `export const demos = {\n${tall}};\n`],
    ['demos/react-charts-bars.js', `export const demos = {\n${tall}${wide}};\n`],
  ]);
});

test('a demo in further stylings is loaded in each', () => {
  write({ 'Deep.tsx': '', 'Deep.css.tsx': '', 'Deep.tailwind.tsx': '' });
  const modules = demoModules([{ pathname: '/x/react-charts/pie', folder, demos: ['Deep'] }]);
  expect(modules.get('demos/react-charts-pie.js')).toContain(
    `paid: false, stylings: { Tailwind: () => import('#${folder}/Deep.tailwind.tsx'), CSS: () => import('#${folder}/Deep.css.tsx') } },`,
  );
});

test('without any demo the list is empty', () => {
  expect(demoModules([]).get('demos.js')).toBe('export const demoFolders = new Map([\n]);\n');
});

describe('a demo asks for the licence key when it', () => {
  test.each<[string, Record<string, string>, boolean]>([
    ['uses a Pro package', { 'A.tsx': "import { a } from '@mui/x-data-grid-pro';" }, true],
    ['uses a Premium package', { 'A.tsx': "import { a } from '@mui/x-data-grid-premium';" }, true],
    ['uses a part of one', { 'A.tsx': "import { a } from '@mui/x-charts-pro/Heatmap';" }, true],
    [
      'imports a file beside it that does',
      {
        'A.tsx': "import { a } from './columns.ts';",
        'columns.ts': "import { b } from '@mui/x-tree-view-pro';",
      },
      true,
    ],
    [
      'imports a file that imports one that does',
      {
        'A.tsx': "import { a } from './columns.ts';",
        'columns.ts': "import { b } from './Deep.tsx';",
        'Deep.tsx': "import { a } from './columns.ts';\nimport { b } from '@mui/x-tree-view-pro';",
      },
      true,
    ],
    [
      'and not when it uses a free one',
      { 'A.tsx': "import { a } from '@mui/x-data-grid';" },
      false,
    ],
    [
      'and not when it imports a file that uses a free one',
      {
        'A.tsx': "import { a } from './columns.ts';",
        'columns.ts': "import { b } from '@mui/x-tree-view';",
      },
      false,
    ],
  ])('%s', (_case, files, isPaid) => {
    write(files);
    const modules = demoModules([{ pathname: '/x/a', folder, demos: ['A'] }]);
    expect(modules.get('demos/a.js')).toContain(`paid: ${isPaid} }`);
  });
});

test('stops at two pages whose modules would have one name', () => {
  write({ 'Tall.tsx': '' });
  expect(() =>
    demoModules([
      { pathname: '/x/a/b-c', folder, demos: ['Tall'] },
      { pathname: '/x/a-b/c', folder, demos: ['Tall'] },
    ]),
  ).toThrow(
    new Error(
      'The demos of /x/a-b/c and /x/a/b-c would share the module a-b-c.js. Change one of the two addresses.',
    ),
  );
});
