import { describe, expect, test } from 'vitest';
import { guardLoops } from './guardLoops.ts';

describe('each round of a loop asks first', () => {
  test.each([
    ['while (a) b();', 'while (a) {__checkRun();b();}'],
    ['while (a) { b(); }', 'while (a) {__checkRun();{ b(); }}'],
    ['while (a);', 'while (a){__checkRun();;}'],
    ['do b(); while (a)', 'do {__checkRun();b();} while (a)'],
    ['for (;;) for (;;) b();', 'for (;;) {__checkRun();for (;;) {__checkRun();b();}}'],
    ['for (const a of b) c()', 'for (const a of b) {__checkRun();c()}'],
    [
      'for (const a in b) c(); while (d) e();',
      'for (const a in b) {__checkRun();c();} while (d) {__checkRun();e();}',
    ],
    [
      'outer: for (;;) { while (a) continue outer; }',
      'outer: for (;;) {__checkRun();{ while (a) {__checkRun();continue outer;} }}',
    ],
    ['const a = () => { while (b) c(); }', 'const a = () => { while (b) {__checkRun();c();} }'],
  ])('%s', (code, guarded) => {
    expect(guardLoops(code).code).toBe(guarded);
  });
});

test('guarded code still does what it did', () => {
  const { code } = guardLoops(
    'let n = 0; for (const a of [1, 2]) for (let i = 0; i < 3; i++) { if (i === 1) continue; n += a; } return n;'.replace(
      'return n;',
      'n',
    ),
  );
  expect(
    (globalThis.eval as (text: string) => unknown)(
      `(() => { const __checkRun = () => {}; return eval(${JSON.stringify(code)}); })()`,
    ),
  ).toBe(6);
});

test('no line moves', () => {
  const code = 'while (a)\n  b();\nfor (;;)\n{\n}\nc();';
  expect(guardLoops(code).code.split('\n')).toHaveLength(code.split('\n').length);
});

test('what code requires is told, each once, as written in code and not in texts', () => {
  const code = "const a = require('a'); require('b/c'); require('a'); const t = \"require('d')\";";
  expect(guardLoops(code).requires).toEqual(['a', 'b/c']);
});

test('code that does not parse says where', () => {
  expect(() => guardLoops('a;\nb(;')).toThrow(
    expect.objectContaining({ loc: { line: 2, column: 2 } }),
  );
});
