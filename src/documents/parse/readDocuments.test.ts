import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { documentFile } from '#src/site/path/contentFolder.ts';
import { readDocuments } from './readDocuments.node.ts';

let content = '';

beforeEach(() => {
  content = mkdtempSync(path.join(tmpdir(), 'content-'));
});

afterEach(() => rmSync(content, { recursive: true }));

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(path.join(content, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(content, file), '');
  }
}

test('the folder is the address, and the demos are the capitalised files beside the document', () => {
  write(
    'react-charts/bars/bars.md',
    'react-charts/bars/Tall.tsx',
    'react-charts/bars/Basic.tsx',
    'react-charts/bars/columns.ts',
    'react-charts/bars/helper.tsx',
  );
  const folder = `${content}/react-charts/bars`;
  expect([...readDocuments(content)]).toEqual([
    [
      '/x/react-charts/bars',
      {
        pathname: '/x/react-charts/bars',
        folder,
        file: `${folder}/bars.md`,
        demos: ['Basic', 'Tall'],
      },
    ],
  ]);
});

test('a folder without a document is no page, and shared files are none', () => {
  write('guides/installation/installation.md', 'shared/people.ts', 'shared/notes.md');
  expect([...readDocuments(content).keys()]).toEqual(['/x/guides/installation']);
});

test('stops at a Markdown file that is not named like its folder', () => {
  write('react-charts/bars/bar.md');
  const folder = `${content}/react-charts/bars`;
  expect(() => readDocuments(content)).toThrow(
    new Error(
      `${folder}/bar.md is not named like its folder. Rename it to ${folder}/bars.md, or give it a folder of its own.`,
    ),
  );
});

test.each([
  ['a file with proofs beside no document', ['react-charts/bars/bars.proof.tsx'], 'bars'],
  [
    'a file with proofs that is not named like its folder',
    ['react-charts/bars/bars.md', 'react-charts/bars/bar.proof.tsx'],
    'bar',
  ],
])('stops at %s', (_what, files, name) => {
  write(...files);
  const folder = `${content}/react-charts/bars`;
  expect(() => readDocuments(content)).toThrow(
    new Error(
      `${folder}/${name}.proof.tsx tries a document that is not there. Only ${folder}/bars.proof.tsx beside ${folder}/bars.md does. Rename it, or delete it.`,
    ),
  );
});

test('the documents of this site lie where their address says', () => {
  const documents = [...readDocuments().values()];
  expect(documents.length).toBeGreaterThan(5);
  expect(documents.map(({ file }) => file)).toEqual(
    documents.map(({ pathname }) => documentFile(pathname)),
  );
});
