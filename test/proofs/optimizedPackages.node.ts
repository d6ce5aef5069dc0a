import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Files that proofs run, or that draw the demos they run. */
const FOLDERS = [
  'data/content',
  'src/site/theme',
  ...['model', 'export', 'playground', 'stage', 'locales', 'preview', 'toolbar'].map(
    (room) => `src/demos/${room}`,
  ),
  'test/proofs',
];
const NOT_FOR_BROWSERS = /\.(?:node|test|d)\.tsx?$/;
const ALWAYS = [
  'react',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@mui/material/utils', // the icons import it, and they are not bundled
];

/** The packages that demos, proofs and the theme import, by the names they import them with. */
export function optimizedPackages(): string[] {
  const names = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|js)$/.test(file) && !NOT_FOR_BROWSERS.test(file))
      .flatMap((file) => importsOf(readFileSync(path.join(folder, file), 'utf8'))),
  );
  return [...new Set([...ALWAYS, ...names])].filter(isBundled).sort();
}

function importsOf(text: string): string[] {
  return ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
}

function isBundled(name: string): boolean {
  return !/^[.#]|^(?:next|vitest|node:|typescript|@mui\/icons-material)/.test(name);
}
