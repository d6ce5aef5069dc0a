import { expect, test } from 'vitest';
import { demoFiles } from './demoFiles.ts';
import type { DemoSources } from '#src/demos/model/demoSources.ts';

const sources: DemoSources = {
  name: 'BasicBars',
  about: 'The demo BasicBars of the page Bar charts.',
  start: 'Run it.',
  licence: 'MIT.',
  files: {
    TS: { 'BasicBars.tsx': 'const a: 1 = 1;\n', 'shared/rain.ts': 'export type A = 1;\n' },
    JS: { 'BasicBars.jsx': 'const a = 1;\n', 'shared/rain.js': 'export {};\n' },
  },
  dependencies: { react: '19.0.0' },
  devDependencies: { TS: { typescript: '6.0.0', vite: '7.0.0' }, JS: { vite: '7.0.0' } },
};

test('a TypeScript project holds the demo, what runs it, and what is to be read', () => {
  const files = demoFiles(sources, 'TS');
  expect(Object.keys(files)).toEqual([
    'package.json',
    'index.html',
    'vite.config.js',
    'tsconfig.json',
    'src/index.tsx',
    'src/theme.ts',
    'src/BasicBars.tsx',
    'src/shared/rain.ts',
    'README.md',
    'LICENSE.md',
  ]);
  expect(files['src/index.tsx']).toContain("import BasicBars from './BasicBars';");
  expect(files['index.html']).toContain('src="/src/index.tsx"');
  expect(JSON.parse(files['package.json']!)).toMatchObject({
    name: 'basic-bars',
    private: true,
    scripts: { build: 'tsc && vite build' },
    dependencies: { react: '19.0.0' },
    devDependencies: { typescript: '6.0.0', vite: '7.0.0' },
  });
});

test('style sheets of a demo hold against the styles of Material UI, which stand in a layer then', () => {
  const sheet = { 'tailwind.css': '.ms-4 { margin-inline-start: 1rem }' };
  const { TS, JS } = sources.files;
  const styled = {
    ...sources,
    styling: 'Tailwind' as const,
    files: { TS: { ...TS, ...sheet }, JS: { ...JS, ...sheet } },
  };
  const typed = demoFiles(styled, 'TS')['src/index.tsx'];
  expect(typed).toContain('/// <reference types="vite/client" />\n');
  expect(typed).toContain("import './tailwind.css';\n");
  expect(typed).toContain(
    '    <StyledEngineProvider enableCssLayer>\n      <ThemeProvider theme={theme}>\n        <CssBaseline />',
  );
  expect(demoFiles(styled, 'JS')['src/index.jsx']).not.toContain('reference');
  expect(demoFiles(sources, 'TS')['src/index.tsx']).not.toContain('StyledEngineProvider');
});

test('a JavaScript project has no types, and no tool for them', () => {
  const files = demoFiles(sources, 'JS');
  expect(Object.keys(files)).toEqual([
    'package.json',
    'index.html',
    'vite.config.js',
    'src/index.jsx',
    'src/theme.js',
    'src/BasicBars.jsx',
    'src/shared/rain.js',
    'README.md',
    'LICENSE.md',
  ]);
  expect(files['src/index.jsx']).not.toContain(' as ');
  expect(JSON.parse(files['package.json']!)).toMatchObject({
    scripts: { build: 'vite build' },
    devDependencies: { vite: '7.0.0' },
  });
});
