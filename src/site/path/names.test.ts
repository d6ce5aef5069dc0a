import { expect, test } from 'vitest';
import { demoTitle, kebab, spaced } from './names.ts';

test.each([
  ['BasicBars', 'Basic Bars', 'Basic bars', 'basic-bars'],
  ['ChartsXAxis', 'Charts XAxis', 'Charts xaxis', 'charts-x-axis'],
  ['Heatmap3D', 'Heatmap3 D', 'Heatmap3 d', 'heatmap3-d'],
  ['Line', 'Line', 'Line', 'line'],
])('%s', (name, words, title, address) => {
  expect([spaced(name), demoTitle(name), kebab(name)]).toEqual([words, title, address]);
});
