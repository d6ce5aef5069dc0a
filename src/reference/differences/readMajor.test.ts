import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compareMajors } from './compareMajors.ts';
import { olderPackages } from './olderPackages.node.ts';
import { readMajor } from './readMajor.node.ts';

// Inside the project, so that the declarations find React.
mkdirSync('node_modules/.cache', { recursive: true });
const folder = path.relative('.', mkdtempSync('node_modules/.cache/majors-'));
afterAll(() => rmSync(folder, { recursive: true }));

const none = { component: [], interface: [] };
const pages = {
  'data-grid': none,
  'date-pickers': none,
  charts: none,
  'tree-view': {
    component: [{ name: 'TreeItem' }, { name: 'Gone' }],
    interface: [{ name: 'Api' }],
  },
};

function install(name: string, version: string, declarations: string): void {
  const place = path.join(folder, 'node_modules', name);
  mkdirSync(place, { recursive: true });
  writeFileSync(
    path.join(place, 'package.json'),
    JSON.stringify({ name: '@mui/x-tree-view', version, types: 'index.d.ts' }),
  );
  writeFileSync(path.join(place, 'index.d.ts'), declarations);
}

test('reads exports and members of older packages as they are declared', () => {
  install(
    'x-tree-view-6',
    '6.1.0',
    `import * as React from 'react';
     export interface TreeItemProps { nodeId: string; label?: string; }
     export declare function TreeItem(props: TreeItemProps): React.JSX.Element;
     export interface Api { focus: (id: string) => void; }
     export declare const enUS: {};`,
  );
  install(
    'x-tree-view-7',
    '7.2.0',
    `import * as React from 'react';
     export interface TreeItemProps {
       itemId: string;
       /** @default 'none' */
       label: React.ReactNode;
     }
     export declare function TreeItem(props: TreeItemProps): React.JSX.Element;
     export interface Api { focus: (id: string | null) => void; }
     export declare function useItem(): void;`,
  );
  const [older, newer] = [6, 7].map((major) =>
    readMajor('tree-view', olderPackages('tree-view', major, folder), pages),
  );
  expect(older?.exports).toEqual(['Api', 'TreeItem', 'TreeItemProps']);
  expect(compareMajors(older!, newer!)).toEqual({
    from: '6.1.0',
    to: '7.2.0',
    exports: { removed: [], added: ['useItem'] },
    parts: [
      {
        name: 'Api',
        removed: [],
        changed: [
          {
            group: 'property',
            name: 'focus',
            before: { type: '(id: string) => void' },
            after: { type: '(id: string | null) => void' },
          },
        ],
        added: [],
      },
      {
        name: 'TreeItem',
        removed: [{ group: 'prop', name: 'nodeId' }],
        changed: [
          {
            group: 'prop',
            name: 'label',
            before: { type: 'string', required: false },
            after: { type: 'ReactNode', required: true },
          },
        ],
        added: [{ group: 'prop', name: 'itemId' }],
      },
    ],
  });
});

test('says what to do where a major is not installed', () => {
  expect(() => olderPackages('charts', 5, folder)).toThrow(/npm run api:differences/);
});
