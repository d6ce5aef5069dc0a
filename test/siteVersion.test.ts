import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, expect, test } from 'vitest';
import { siteVersionPackages } from '#src/reference/declarations/packages.node.ts';
import { siteVersionOptions } from '#src/documents/check/fenceProgram.node.ts';

const CONTENT = 'data/content';
const CACHE = 'node_modules/.cache'; // where packages are found
const LONG_MS = 240_000;

mkdirSync(CACHE, { recursive: true });
const folder = mkdtempSync(path.join(CACHE, 'site-version-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Demos run on newer packages than those of the site's version, which have more members. */
test(
  'demos use no member that the packages of the version of the site lack',
  () => {
    const names = Object.keys(siteVersionPackages);
    const demos = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\/[A-Z]\w*\.tsx$/.test(file))
      .map((file) => path.posix.join(CONTENT, file))
      .filter((file) => names.some((name) => readFileSync(file, 'utf8').includes(`'${name}`)));
    const tooNew = path.join(folder, 'TooNew.tsx');
    writeFileSync(
      tooNew,
      "import { useRadarSeries } from '@mui/x-charts/hooks';\nexport const read = useRadarSeries;\n",
    );
    expect(demos.length).toBeGreaterThan(100);
    expect(faultsOf([...demos, tooNew])).toEqual([
      expect.stringMatching(/ZoomToolbar\.tsx: .*'showToolbar'/s), // 8.4.0 has it on Pro charts; 8.5.0 moved it to community
      expect.stringMatching(/TooNew\.tsx: .*'useRadarSeries'/),
    ]);
  },
  LONG_MS,
);

function faultsOf(files: readonly string[]): string[] {
  const program = ts.createProgram(files, siteVersionOptions());
  return files
    .flatMap((file) => [...ts.getPreEmitDiagnostics(program, program.getSourceFile(file))])
    .map(
      ({ file, messageText }) =>
        `${path.relative('.', file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
}
