import { createElement } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createRunLimit } from './runLimit.ts';
import { failureOf } from './liveError.ts';
import { loadLiveDemo } from './loadLiveDemo.ts';

const modules = {
  react: () => import('react'),
  'react/jsx-runtime': () => Promise.resolve(jsxRuntime),
};

async function draw(texts: Record<string, string>, checkRun = () => {}): Promise<string> {
  const Demo = await loadLiveDemo({ entry: 'Demo.tsx', texts }, modules, checkRun);
  return renderToStaticMarkup(createElement(Demo));
}

async function fail(text: string, checkRun = () => {}) {
  try {
    await draw({ 'Demo.tsx': text }, checkRun);
  } catch (error) {
    return failureOf(error, 'Demo.tsx');
  }
  return undefined;
}

test('a demo is drawn with the files beside it and the shared ones, however it names them', async () => {
  const html = await draw({
    'Demo.tsx': [
      "import { useState } from 'react';",
      "import { bars } from './bars.ts';",
      "import { colour } from '#data/content/shared/colours.ts';",
      'export default function Demo() { const [n] = useState<number>(bars); return <b>{colour} {n}</b>; }',
    ].join('\n'),
    'bars.ts': "import { base } from './base';\nexport const bars = <number>base + 1;",
    'base.ts': 'export const base = 2;',
    'colours.ts': "export const colour = 'red';",
  });
  expect(html).toBe('<b>red 3</b>');
});

test('a CSS module names its classes as they are written, and comes with the demo', async () => {
  const html = await draw({
    'Demo.tsx': [
      "import classes from './Demo.module.css';",
      'export default function Demo() { return <b className={classes.wide}>red</b>; }',
    ].join('\n'),
    'Demo.module.css': '.wide :global(.MuiChip-root:hover) { width: 9px }',
  });
  expect(html).toBe(
    '<style>.wide .MuiChip-root:hover { width: 9px }</style><b class="wide">red</b>',
  );
});

describe('what goes wrong is told with its line:', () => {
  test.each([
    ['code that does not parse', 'const a = 1;\nconst b = ;', { reason: 'code', line: 2 }],
    [
      'code that throws when it is run',
      '\n\nmissing();\nexport default () => null;',
      { reason: 'code', detail: 'missing is not defined', line: 3 },
    ],
    [
      'code that throws when it is drawn',
      'export default function Demo() {\n  const a: { b?: () => void } = {};\n  return <p>{a.b()}</p>;\n}',
      { reason: 'code', detail: 'a.b is not a function', line: 3 },
    ],
    [
      'a package that is not there',
      "import _ from 'lodash';\nexport default () => _.a;",
      { reason: 'import', detail: 'lodash' },
    ],
    ['a file that is not there', "import { a } from './a.ts';\na();", { reason: 'import' }],
    ['a name every object has', "import a from 'constructor';\na();", { reason: 'import' }],
    ['no default export', 'export const a = 1;', { reason: 'export' }],
    ['a default export that is no component', 'export default 1;', { reason: 'export' }],
    ['something thrown that is no error', "throw 'a text'", { reason: 'code', detail: 'a text' }],
  ])('%s', async (_, text, failure) => {
    expect(await fail(text)).toMatchObject(failure);
  });

  test('a loop without an end', async () => {
    let time = 0;
    const checkRun = createRunLimit({ now: () => (time += 1000), soon: () => {} });
    const failure = await fail('let a = 1;\nfor (;;) { a += 1; }', checkRun);
    expect(failure).toMatchObject({ reason: 'endless' });
  });
});
