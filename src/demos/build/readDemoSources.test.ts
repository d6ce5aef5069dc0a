import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDemoSources } from './readDemoSources.node.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sources-'));
  put(
    'Meters.tsx',
    `import { DataGridPro } from '@mui/x-data-grid-pro';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { meters, type Meter } from '#data/content/shared/meters.ts';
import { words } from './words.ts';

const rows: readonly Meter[] = meters;

export default function Meters() {
  return <DataGridPro rows={rows} columns={[]} aria-label={words} data-adapter={AdapterDayjs} />;
}
`,
  );
  put('Looks.tsx', 'export default () => 1;\n');
  put('Looks.tailwind.tsx', "export default () => 'ms-4';\n");
  put(
    'Looks.css.tsx',
    "import styles from './looks.module.css';\nexport default () => styles.a as string;\n",
  );
  put('looks.module.css', '.a {\n  color: red;\n}\n');
  put('words.ts', "export const words: string = 'Meters';\n");
  put('Strange.tsx', "import { a } from 'left-pad';\nexport default () => a;\n");
  put('Taken.tsx', "import { theme } from './theme.ts';\nexport default () => theme;\n");
  put('theme.ts', 'export const theme = 1;\n');
});

afterAll(() => rmSync(folder, { recursive: true }));

function put(name: string, text: string): void {
  writeFileSync(path.join(folder, name), text);
}

describe('a demo is read', () => {
  test('with what it imports of this site, each in its place', async () => {
    const { files } = await readDemoSources(folder, 'Meters', 'Meters');
    expect(Object.keys(files.TS)).toEqual(['Meters.tsx', 'meters.ts', 'words.ts']);
    expect(files.TS['Meters.tsx']).toContain(
      "import { meters, type Meter } from './meters';\nimport { words } from './words';",
    );
    expect(Object.keys(files.JS)).toEqual(['Meters.jsx', 'meters.js', 'words.js']);
    expect(files.JS['Meters.jsx']).toContain("import { meters } from './meters';");
    expect(files.JS['words.js']).toBe("export const words = 'Meters';\n");
  });

  test('with its packages in the versions of this site, those it does not name too', async () => {
    const { dependencies, devDependencies, licence, start } = await readDemoSources(
      folder,
      'Meters',
      'Meters',
    );
    const own = JSON.parse(readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const names = [
      '@emotion/react',
      '@emotion/styled',
      '@mui/material',
      '@mui/x-data-grid-pro',
      '@mui/x-date-pickers',
      'dayjs',
      'react',
      'react-dom',
    ];
    expect(dependencies).toEqual(
      Object.fromEntries(names.map((name) => [name, own.dependencies[name]])),
    );
    expect(Object.keys(devDependencies.JS)).toEqual(['@vitejs/plugin-react', 'vite']);
    expect(start).toContain('This demo uses Pro or Premium packages of MUI X.');
    expect(licence).toContain('commercial license: https://mui.com/x/introduction/licensing/');
  });

  test('in another styling under the same name, with its style sheets as they are', async () => {
    const { files, styling } = await readDemoSources(folder, 'Looks', 'Looks', 'CSS');
    expect(styling).toBe('CSS');
    expect(Object.keys(files.TS)).toEqual(['Looks.tsx', 'looks.module.css']);
    expect(files.JS['Looks.jsx']).toContain("import styles from './looks.module.css';");
    expect(files.JS['looks.module.css']).toBe('.a {\n  color: red;\n}\n');
  });

  test('in Tailwind with its classes compiled, below the styles of Material UI', async () => {
    const { files } = await readDemoSources(folder, 'Looks', 'Looks', 'Tailwind');
    expect(Object.keys(files.TS)).toEqual(['Looks.tsx', 'tailwind.css']);
    expect(files.TS['tailwind.css']).toMatch(/^\/\* Compiled by Tailwind CSS \d/);
    expect(files.TS['tailwind.css']).toContain('\n@layer theme, mui, utilities;\n');
    expect(files.TS['tailwind.css']).toContain('.ms-4 {');
  });

  test.each([
    ['Strange', 'package.json has no exact version of left-pad, which demos need. Add it.'],
    ['Taken', 'theme.ts has a name that exported demos need for a file of their own. Rename it.'],
  ])('but not %s', async (name, sentence) => {
    await expect(readDemoSources(folder, name, 'Page')).rejects.toThrow(sentence);
  });
});
