import { expect, test } from 'vitest';
import type { Hit } from '#src/search/ranking/answer.ts';
import { copyText } from './useMemberCopy.ts';

const hit: Hit = {
  href: '/x/api/charts/bar-chart/#prop-layout',
  kind: 'prop',
  name: 'layout',
  crumbs: ['BarChart'],
  others: 0,
  plan: null,
  importLine: "import { BarChart } from '@mui/x-charts';",
};

test.each<[string, string, Partial<Hit>, string | undefined]>([
  ['N copies a prop as an attribute', 'KeyN', {}, 'layout='],
  ['N copies nothing of a method', 'KeyN', { kind: 'method' }, undefined],
  ['I copies the import of what has it', 'KeyI', {}, "import { BarChart } from '@mui/x-charts';"],
  ['I copies nothing where there is none', 'KeyI', { importLine: undefined }, undefined],
  ['another key copies nothing', 'KeyX', {}, undefined],
])('Alt+%s', (_, code, facts, copied) => {
  expect(copyText(code, { ...hit, ...facts } as Hit)).toBe(copied);
});
