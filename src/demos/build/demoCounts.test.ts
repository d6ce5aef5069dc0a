import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countDemos } from './demoCounts.node.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'demos-'));
  for (const file of ['Tall.tsx', 'Wide.tsx', 'Wide.css.tsx', 'Deep.tsx', 'Deep.tailwind.tsx']) {
    writeFileSync(path.join(folder, file), '');
  }
  writeFileSync(path.join(folder, 'Deep.css.tsx'), '');
});

afterAll(() => rmSync(folder, { recursive: true }));

test('demos are counted by the stylings that they are written in, without those of experiments', () => {
  expect(
    countDemos([
      { pathname: '/x/react-charts/bars', folder, demos: ['Tall', 'Wide', 'Deep'] },
      { pathname: '/x/introduction', folder, demos: [] },
      { pathname: '/x/experiments/weight', folder, demos: ['Deep'] },
    ]),
  ).toEqual({ 'MUI System': 3, Tailwind: 1, CSS: 2 });
});
