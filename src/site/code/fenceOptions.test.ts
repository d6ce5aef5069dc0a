import { describe, expect, test } from 'vitest';
import { readFenceOptions } from './fenceOptions.node.ts';

describe('the words behind the language of a fence', () => {
  test.each<[string, string | undefined, number[]]>([
    ['', undefined, []],
    ['title="App.tsx"', 'App.tsx', []],
    ['{2}', undefined, [2]],
    ['{2,5-7}', undefined, [2, 5, 6, 7]],
    ['{ 2, 5 - 7 }', undefined, [2, 5, 6, 7]],
    ['title="pages/[slug].tsx" {1}', 'pages/[slug].tsx', [1]],
    ['{1} title="a {2} b"', 'a {2} b', [1]],
    ['title="a {2} b" {1}', 'a {2} b', [1]],
  ])('`%s` is read', (meta, title, marked) => {
    const options = readFenceOptions(meta);
    expect(options.title).toBe(title);
    expect([...options.marked]).toEqual(marked);
  });

  test.each([
    ['live', 'live'],
    ['{a}', '{a}'],
    ['title=App.tsx', 'title=App.tsx'],
    ['title=""', 'title=""'],
    ['title="a" {1} {2}', '{2}'],
    ['{1}live', 'live'],
    ['fragment=""', 'fragment=""'],
  ])('stops at `%s`', (meta, rest) => {
    expect(() => readFenceOptions(meta)).toThrow(
      new Error(
        `"${rest}" behind the language of a code fence is not known. Use title="…" and {1,3-5}, and for the check of its code fragment, members, version or error="…".`,
      ),
    );
  });

  test('say how its code is checked', () => {
    expect(readFenceOptions('{1}').check).toEqual({ fragment: [] });
    const { title, check } = readFenceOptions(
      'fragment="rows, columns" title="a.ts" members="Api" version="7" error="is missing"',
    );
    expect(title).toBe('a.ts');
    expect(check).toEqual({
      fragment: ['rows', 'columns'],
      members: 'Api',
      version: '7',
      error: 'is missing',
    });
  });
});
