import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, expect, test } from 'vitest';
import { groupByAdapters, otherAdapters } from '#src/documents/check/fenceProgram.node.ts';

const CONTENT = 'data/content';
const CACHE = 'node_modules/.cache'; // where packages are found
const LONG_MS = 240_000;

mkdirSync(CACHE, { recursive: true });
const folder = mkdtempSync(path.join(CACHE, 'adapters-'));
afterAll(() => rmSync(folder, { recursive: true }));

const settings = ts.parseJsonConfigFileContent(
  ts.readConfigFile('tsconfig.json', (file) => readFileSync(file, 'utf8')).config,
  ts.sys,
  path.resolve('.'),
);
const scripts = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => path.posix.join(CONTENT, file));
const apart = scripts.filter((file) => otherAdapters(readFileSync(file, 'utf8')) !== '');

test('files with other date adapters than that of Day.js, and no others, are left out of the program of the site', () => {
  const roots = new Set(settings.fileNames.map((file) => path.relative('.', file)));
  expect(scripts.filter((file) => !roots.has(file))).toEqual(apart);
});

test(
  'files with other date adapters compile, those of each set of adapters by themselves',
  () => {
    const alone = [
      put('Luxon', "import '@mui/x-date-pickers/AdapterLuxon';", 'date.year'),
      put('Moment', "import '@mui/x-date-pickers/AdapterMoment';", 'date.year()'),
    ];
    const wrong = put('Wrong', "import '@mui/x-date-pickers/AdapterLuxon';", 'date.getFullYear()');
    expect(faultsOf([...apart, ...alone])).toEqual([]);
    expect(faultsOf([...alone, wrong])).toEqual([expect.stringContaining("'getFullYear'")]);
  },
  LONG_MS,
);

test.each([
  ["import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';", ''],
  ["import { AdapterLuxon } from '@mui/x-date-pickers-pro/AdapterLuxon';", 'AdapterLuxon'],
  [
    "import '@mui/x-date-pickers/AdapterMoment';\nimport '@mui/x-date-pickers/AdapterDayjs';",
    'AdapterDayjs,AdapterMoment',
  ],
])('the adapters of %j are %j', (text, adapters) => {
  expect(otherAdapters(text)).toBe(adapters);
});

/** Writes a module that reads the year of a date of the pickers. */
function put(name: string, adapter: string, year: string): string {
  const file = path.join(folder, `${name}.ts`);
  const models = "import type { PickerValidDate } from '@mui/x-date-pickers/models';";
  writeFileSync(
    file,
    `${adapter}\n${models}\nexport const yearOf = (date: PickerValidDate): number => ${year};\n`,
  );
  return file;
}

function faultsOf(files: readonly string[]): string[] {
  const options = { ...settings.options, incremental: false, tsBuildInfoFile: undefined };
  return groupByAdapters(files, (file) => readFileSync(file, 'utf8'))
    .map((group) => ts.createProgram(group, options))
    .flatMap((program) => ts.getPreEmitDiagnostics(program))
    .map(
      ({ file, messageText }) =>
        `${path.relative('.', file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
}
