import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { apiPages } from '#data/tree/apiPages.ts';
import { products } from '#data/products.ts';
import { readRecord } from '#src/reference/read/apiCache.node.ts';
import type { ApiMember } from '#src/reference/read/apiRecord.ts';
import { readDocuments } from '#src/documents/parse/readDocuments.node.ts';
import { parseDocument } from '#src/documents/parse/parseDocument.node.ts';
import { readStatements, refuteStatements } from '#src/documents/check/statedFacts.node.ts';

test('types and defaults that documents state are those of the packages', () => {
  const found = [...readDocuments().values()].flatMap(({ file, pathname }) => {
    const { root, frontMatter } = parseDocument(readFileSync(file, 'utf8'), file);
    const isOfOlder = /-v[456]$|-lab$/.test(pathname);
    const statements = isOfOlder ? [] : readStatements(root);
    return refuteStatements(statements, membersOf(frontMatter.components)).map(
      (sentence) => `${file}:${sentence}`,
    );
  });
  expect(found).toEqual([]);
});

describe('a statement', () => {
  const members = [
    { name: 'dense', type: 'boolean', default: 'false' },
    { name: 'indent', type: 'string | number', default: "'12px'" },
    { name: 'spread', type: 'Spread', default: '{ up: true, down: false }' },
    { name: 'onMove', type: '(id: string) => void', default: null },
    { name: 'dense', type: 'boolean', default: 'true' },
  ];
  const judge = (text: string) =>
    refuteStatements(
      readStatements(parseDocument(`---\ntitle: A\ndescription: B\n---\n\n${text}`, 'a.md').root),
      members,
    );

  test.each([
    'With `dense` (`boolean`, default `false`) it is.',
    '`dense` (`boolean`, default `true`)',
    '`dense` (`boolean`)',
    "- `indent` (`number | string`, default `'12px'`; px)",
    '`onMove` (`(id) => void`)',
    '`other` (`string`)',
    '`spread` (`{ down?: boolean }`, default `{ down: false, up: true }`)',
    '| prop | default | type |\n| - | - | - |\n| `onMove` | – | `(id) => void` |\n| `dense` | `false` | `boolean` |',
    '| prop | default |\n| - | - |\n| `onMove` | whatever you like |',
    '| prop | meaning |\n| - | - |\n| `dense` | `3` |',
  ])('is right: %s', (text) => {
    expect(judge(text)).toEqual([]);
  });

  test.each([
    [
      'With `dense` (`string`)',
      /^6: says of `dense`: string\. The packages say: boolean, default false; or boolean, default true\.$/,
    ],
    ["`indent` (`string`, default `'12px'`)", /^6: says of `indent`: string, default '12px'/],
    [
      '`indent` (`string | number`, default `12`)',
      /default 12\. The packages say: string \| number, default '12px'\.$/,
    ],
    ['| prop | default |\n| - | - |\n| `dense` | – |', /^8: says of `dense`: default none/],
    ['| prop | type |\n| - | - |\n| `dense` | `number` |', /^8: says of `dense`: number/],
  ])('is wrong: %s', (text, sentence) => {
    expect(judge(text)).toEqual([expect.stringMatching(sentence)]);
  });
});

/** Props and properties of everything in the reference that has one of these names. */
function membersOf(names: readonly string[]): ApiMember[] {
  return products.flatMap(({ id }) =>
    [...apiPages[id].component, ...apiPages[id].interface]
      .filter(({ name }) => names.includes(name))
      .flatMap(({ name }) => readRecord(id, name).members),
  );
}
