import { expect, test } from 'vitest';
import { sandboxModules } from './sandboxModules.node.ts';

test('each package that a demo imports has one line, in the order of names; files of the demo have none', () => {
  const text = sandboxModules([
    "import * as React from 'react';\nimport 'dayjs/locale/de';\nimport { a } from './a.ts';",
    "import type { B } from '@mui/x-charts/models';\nimport { c } from '#data/content/shared/c.ts';",
    "const d = lazy(() => import('dayjs'));",
  ]);
  expect(text.match(/(?<=import\(').*(?='\))/g)).toEqual([
    '@mui/x-charts/models',
    'dayjs',
    'dayjs/locale/de',
    'react',
    'react-dom',
    'react/jsx-runtime',
  ]);
});
