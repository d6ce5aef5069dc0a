import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkProofs } from './checkProofs.node.ts';
import { readDocuments } from '#src/documents/parse/readDocuments.node.ts';

const TEXT = [
  '---',
  'title: Bars',
  'description: Bars of all sorts.',
  '---',
  '',
  'Bars cannot be focused. They grow from zero.',
  '',
  '| key | effect |',
  '| --- | --- |',
  '| Home | first |',
  '| End | last |',
  '| End | last again |',
  '',
  '::demo{name="Moving" height="300"}',
  '',
  '::demo{name="Plain" height="300" still}',
  '',
].join('\n');
const GOOD =
  "act('Moving', () => {});\nclaim('Bars cannot be focused.', () => {});\nkeyRow('Home', () => {});";

let folder = '';

beforeEach(() => {
  const content = mkdtempSync(path.join(tmpdir(), 'proofs-'));
  folder = path.join(content, 'bars');
  mkdirSync(folder);
});

afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

function check(proofs: string | undefined, text = TEXT): void {
  const file = path.join(folder, 'bars.md');
  writeFileSync(file, text);
  if (proofs !== undefined) {
    writeFileSync(path.join(folder, 'bars.proof.tsx'), proofs);
  }
  checkProofs({ file, folder });
}

test('a document and its proofs that agree are let through', () => {
  expect(() => check(GOOD)).not.toThrow();
});

test.each([
  [
    'a sentence that is no longer there',
    GOOD.replace('cannot be', 'can never be'),
    'bars.proof.tsx:2 quotes “Bars can never be focused.”, which FOLDER/bars.md does not say. Is it “Bars cannot be focused.” (line 6)? Quote a whole sentence, cell or row, and try it anew.',
  ],
  [
    'a sentence that is like no other',
    GOOD.replace('Bars cannot be focused.', 'Something else.'),
    'bars.proof.tsx:2 quotes “Something else.”, which FOLDER/bars.md does not say. Quote a whole sentence, cell or row of it, or take the claim out.',
  ],
  [
    'a demo without an act',
    GOOD.replace(/^act.*\n/, ''),
    "bars.md:14 shows the demo Moving, which nothing operates. Write act('Moving', …) in FOLDER/bars.proof.tsx, or add the word still to its line if it answers neither clicks nor keys.",
  ],
  [
    'an act without a demo',
    `${GOOD}\nact('Other', () => {});`,
    'bars.proof.tsx:4 operates the demo Other, which FOLDER/bars.md does not show. Name one of its demos, or take the act out.',
  ],
  [
    'an act of a demo that is still',
    `${GOOD}\nact('Plain', () => {});`,
    'bars.proof.tsx:4 operates the demo Plain, which FOLDER/bars.md:16 calls still. Take the word or the act out.',
  ],
  [
    'a row that is not there',
    GOOD.replace("'Home'", "'Tab'"),
    'bars.proof.tsx:3 presses the keys of the row “Tab”, which no table of FOLDER/bars.md has. Write its first cell as it stands there, or take the call out.',
  ],
  [
    'a row that is there twice',
    GOOD.replace("'Home'", "'End'"),
    "bars.proof.tsx:3 presses the keys of the row “End”, which FOLDER/bars.md has 2 times. Name the section: keyRow('End', 'its heading', …).",
  ],
  [
    'the same twice',
    `${GOOD}\nclaim('Bars cannot be focused.', () => {});`,
    'bars.proof.tsx:4 tries “Bars cannot be focused.” a second time. Join the two.',
  ],
])('stops at %s', (_what, proofs, message) => {
  expect(() => check(proofs)).toThrow(
    new Error(`${folder}/${message.replaceAll('FOLDER', folder)}`),
  );
});

test('a document without proofs needs them for its demos', () => {
  expect(() => check(undefined)).toThrow('shows the demo Moving, which nothing operates');
});

test('every document of this site agrees with its proofs', () => {
  const documents = [...readDocuments().values()];
  documents.forEach((document) => checkProofs(document));
  expect(documents.length).toBeGreaterThan(40);
});
