import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { groupByAdapters, otherAdapters } from '#src/content/otherAdapters.node.ts';

const FOLDER = 'data/content';
/** Names of files that `tsconfig.json` leaves out. */
const LEFT_OUT = /(?:DateFns|Hijri|Jalali|Libraries|Luxon|Moment)\w*(?:\.\w+)?\.tsx$/;

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => path.posix.join(FOLDER, file));
const apart = files.filter((file) => otherAdapters(readFileSync(file, 'utf8')) !== '');

test('files with other date adapters than that of Day.js, and no others, are left out of the program of the site', () => {
  expect(files.filter((file) => LEFT_OUT.test(file))).toEqual(apart);
  const { config } = ts.readConfigFile('tsconfig.json', (file) => readFileSync(file, 'utf8'));
  const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, path.resolve('.'));
  const roots = new Set(fileNames.map((file) => path.relative('.', file)));
  expect(files.filter((file) => !roots.has(file))).toEqual(apart);
});

test('files with other date adapters compile, those of each set of adapters by themselves', () => {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => readFileSync(file, 'utf8'));
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: ['next-env.d.ts'] },
    ts.sys,
    path.resolve('.'),
  );
  const faults = groupByAdapters(apart, (file) => readFileSync(file, 'utf8'))
    .map((group) =>
      ts.createProgram(group, { ...options, incremental: false, tsBuildInfoFile: undefined }),
    )
    .flatMap((program) => ts.getPreEmitDiagnostics(program))
    .map(
      ({ file, messageText }) =>
        `${path.relative('.', file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  expect(faults).toEqual([]);
}, 240_000);

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
