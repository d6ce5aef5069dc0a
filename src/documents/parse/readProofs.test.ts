import { expect, test } from 'vitest';
import { proofFile, readProofs } from './readProofs.node.ts';

const IMPORT = "import { act, claim, keyRow } from '#test/proof.tsx';\n";

function read(text: string) {
  return readProofs('bars.proof.tsx', IMPORT + text);
}

test('a proof file is named like its document', () => {
  expect(proofFile('data/content/react-charts/bars')).toBe(
    'data/content/react-charts/bars/bars.proof.tsx',
  );
});

test('acts, claims and rows of keys are read with their lines', () => {
  expect(
    read(
      [
        "act('Basic', async () => {});",
        "claim(['One.', `Two “it”.`], async () => {",
        '  expect(1).toBe(1);',
        '});',
        "keyRow('Shift+↓', async () => {});",
        "keyRow('Home', 'Several items', async () => {});",
      ].join('\n'),
    ),
  ).toEqual({
    file: 'bars.proof.tsx',
    acts: [{ text: 'Basic', line: 2 }],
    claims: [
      { text: 'One.', line: 3 },
      { text: 'Two “it”.', line: 3 },
    ],
    keyRows: [
      { text: 'Shift+↓', line: 6 },
      { text: 'Home', line: 7, under: 'Several items' },
    ],
  });
});

test.each([
  [
    'a variable',
    "const text = 'a';\nclaim(text, () => {});",
    '3: claim begins with a text that is not written out. Write it as a literal, without variables.',
  ],
  [
    'a template',
    'claim(`a ${1}`, () => {});',
    '2: claim begins with a text that is not written out. Write it as a literal, without variables.',
  ],
  [
    'no text',
    'claim([], () => {});',
    '2: claim begins with a text that is not written out. Write it as a literal, without variables.',
  ],
  [
    'a loop',
    "for (const name of ['A']) {\n  act('A', () => {});\n}",
    '3: act stands inside another statement. Write it as a statement of its own in the file.',
  ],
  [
    'a call in a proof',
    "claim('A.', () => {\n  act('A', () => {});\n});",
    '3: act stands inside another statement. Write it as a statement of its own in the file.',
  ],
  ['several demos', "act(['A', 'B'], () => {});", '2: act takes one text. Write a call for each.'],
  [
    'another name',
    "import { act as operate } from '#test/proof.tsx';",
    '2: act is imported under another name. Import it as it is.',
  ],
])('%s is refused', (_what, text, message) => {
  expect(() => read(text)).toThrow(new Error(`bars.proof.tsx:${message}`));
});
