import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { hashProgram, ownSources } from './ownSources.node.ts';

test('what decides a parsed document is found beside it and through aliases, and pages are not of it', () => {
  const sources = ownSources('src/documents/parse/readParsed.node.ts');
  expect(sources).toContain('src/documents/parse/headings.node.ts'); // by way of another file of its folder
  expect(sources).toContain('src/site/code/ownSources.node.ts'); // by an alias
  expect(sources).toContain('data/products.ts');
  expect(sources).not.toContain('data/tree/pages.ts'); // a new page does not make the others be parsed anew
});

test('the hash of a program changes with each of its files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'program-'));
  const [entry, part, input] = ['a.ts', 'b.ts', 'c.json'].map((name) => path.join(folder, name));
  writeFileSync(entry ?? '', "import { b } from './b.ts';");
  const hashes = ['1', '2'].flatMap((value) =>
    [part, input].map((file) => {
      [part, input].forEach((each) => writeFileSync(each ?? '', ''));
      writeFileSync(file ?? '', value);
      return hashProgram(entry ?? '', [input ?? '']);
    }),
  );
  expect(new Set(hashes).size).toBe(4);
  rmSync(folder, { recursive: true });
});
