import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneFile } from './oneFile.node.ts';
import { filesBeside } from './demoModules.node.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'one-file-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function put(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), text);
  }
}

function join(name: string): Promise<string> {
  return oneFile(path.join(folder, name));
}

test('what is used at any remove stands in front of the demo with its comments, what is not used is left out', async () => {
  put({
    'rain.ts': `import * as React from 'react';
import type { GridRowId, GridRowModel } from '@mui/x-data-grid';
import { scale } from './scale.ts';

/** One day. */
export type Day = { id: GridRowId; rain: number };

// Measured in Bergen.
export const days: readonly Day[] = [{ id: 1, rain: scale(2) }];

export function unused(row: GridRowModel) {
  return React.createElement('p', row);
}
`,
    'scale.ts': `const FACTOR = 2;

/** Twice as much. */
export function scale(value: number): number {
  return value * FACTOR;
}

export const unused = 1;
`,
    'Rain.tsx': `import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { days, type Day } from './rain.ts';

const columns: GridColDef<Day>[] = [{ field: 'rain' }];

export default function Rain() {
  const [unusedHere] = React.useState({ unused: 1 });
  return <DataGrid rows={days} columns={columns} aria-label={String(unusedHere.unused)} />;
}
`,
  });
  expect(await join('Rain.tsx')).toBe(`import * as React from 'react';
import { DataGrid, type GridColDef, type GridRowId } from '@mui/x-data-grid';

const FACTOR = 2;

/** Twice as much. */
function scale(value: number): number {
  return value * FACTOR;
}

/** One day. */
type Day = { id: GridRowId; rain: number };

// Measured in Bergen.
const days: readonly Day[] = [{ id: 1, rain: scale(2) }];

const columns: GridColDef<Day>[] = [{ field: 'rain' }];

export default function Rain() {
  const [unusedHere] = React.useState({ unused: 1 });
  return <DataGrid rows={days} columns={columns} aria-label={String(unusedHere.unused)} />;
}
`);
});

test('a demo that uses no other module is left as it is written', async () => {
  const text =
    "import styles from './Alone.module.css';\nexport default () => styles.a as  string;\n";
  put({ 'Alone.tsx': text, 'Alone.module.css': '.a {}\n' });
  expect(await join('Alone.tsx')).toBe(text);
});

test('a file that is imported for no name at all stays out', async () => {
  put({
    'worker.ts': 'postMessage(1);\n',
    'Working.tsx':
      "import { one } from './one.ts';\nimport type {} from './worker.ts';\n\nexport default () => one;\n",
    'one.ts': 'export const one = 1;\n',
  });
  expect(await join('Working.tsx')).toBe('const one = 1;\n\nexport default () => one;\n');
});

test('what a package adds to other types stays', async () => {
  put({
    'one.ts': 'export const one = 1;\n',
    'Themed.tsx':
      "import type {} from '@mui/x-data-grid/themeAugmentation';\nimport { one } from './one.ts';\n\nexport default () => one;\n",
  });
  expect(await join('Themed.tsx')).toBe(
    "import type {} from '@mui/x-data-grid/themeAugmentation';\n\nconst one = 1;\n\nexport default () => one;\n",
  );
});

test('one name from two packages is refused', async () => {
  put({
    'rows.ts':
      "import type { GridRowId } from '@mui/x-data-grid';\n\nexport const ids: GridRowId[] = [];\n",
    'Two.tsx':
      "import type { GridRowId } from '@mui/x-data-grid-pro';\nimport { ids } from './rows.ts';\n\nexport default (): GridRowId[] => ids;\n",
  });
  await expect(join('Two.tsx')).rejects.toThrow(
    /Two\.tsx cannot stand in one file: it imports GridRowId from @mui\/x-data-grid-pro, and a module that it uses imports it from @mui\/x-data-grid\./,
  );
});

test('names that clash are refused', async () => {
  put({
    'one.ts': 'const size = 1;\nexport const one = size;\n',
    'Clash.tsx':
      "import { one } from './one.ts';\n\nconst size = 2;\n\nexport default () => one + size;\n",
  });
  await expect(join('Clash.tsx')).rejects.toThrow(
    /Clash\.tsx cannot stand in one file: .*one\.ts and .*Clash\.tsx both declare size\. Rename one of the two\./,
  );
});

test.each([
  [
    'Renamed',
    "import { a as b } from './a.ts';\nexport default () => b;\n",
    /Import it under its own name\./,
  ],
  [
    'Listed',
    "import { c } from './c.ts';\nexport default () => c;\n",
    /Write export before each declaration\./,
  ],
])('%s is refused', async (name, text, sentence) => {
  put({
    'a.ts': 'export const a = 1;\n',
    'c.ts': 'const c = 1;\nexport { c };\n',
    [`${name}.tsx`]: text,
  });
  await expect(join(`${name}.tsx`)).rejects.toThrow(sentence);
});

test('a file that was changed is read anew', async () => {
  put({
    'b.ts': 'export const b = 1;\n',
    'Fresh.tsx': "import { b } from './b.ts';\n\nexport default () => b;\n",
  });
  expect(await join('Fresh.tsx')).toContain('const b = 1;');
  await new Promise((done) => setTimeout(done, 20));
  put({ 'b.ts': 'export const b = 2;\n' });
  expect(await join('Fresh.tsx')).toContain('const b = 2;');
});

test('a module that is loaded when needed stays a file beside the demo', async () => {
  put({
    'later.tsx': 'export const Later = () => null;\n',
    'Lazy.tsx':
      "import { lazy } from 'react';\n\nexport default lazy(async () => {\n  const { Later } = await import('./later.tsx');\n  return { default: Later };\n});\n",
  });
  expect(await join('Lazy.tsx')).toContain("await import('./later');");
  expect(filesBeside(path.join(folder, 'Lazy.tsx'))).toEqual([path.join(folder, 'later.tsx')]);
});
