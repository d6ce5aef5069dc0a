import { describe, expect, test } from 'vitest';
import { CodeError, compileFile } from './compileFile.ts';

const DEMO = `import * as React from 'react';
import type { A } from './types.ts';
import { Bars, type Bar } from '@mui/x-charts/BarChart';

export default function Demo({ a }: { a: A }) {
  const [bar] = React.useState<Bar | null>(null);
  for (const each of [bar]) use(each);
  return <Bars bar={bar} a={a} />;
}`;

test('types go, elements become calls, imports are required, and no line moves', () => {
  const { code, requires } = compileFile(DEMO, 'Demo.tsx');
  expect(requires.toSorted()).toEqual(['@mui/x-charts/BarChart', 'react', 'react/jsx-runtime']);
  expect(code).not.toContain('<Bars');
  expect(code.split('\n')[6]).toContain('{__checkRun();use(each);}');
});

describe('code that does not compile says what and where', () => {
  test.each([
    ['const a = 1;\nconst b = ;', 2],
    ['export default function A() {\n  return <p>text;\n}', 2],
    ['const a = 1;\nconst a = 2;', 2],
    ['a(;', 1],
  ])('%j in line %i', (text, line) => {
    const thrown = attempt(text);
    expect(thrown).toBeInstanceOf(CodeError);
    expect(thrown).toMatchObject({ line });
    expect((thrown as CodeError).message).not.toMatch(/transforming|\(\d+:\d+\)|^$/);
  });
});

function attempt(text: string): unknown {
  try {
    return compileFile(text, 'A.tsx');
  } catch (error) {
    return error;
  }
}
