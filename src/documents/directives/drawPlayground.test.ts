import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareApi } from '#src/reference/read/readApi.node.ts';
import { drawPlayground } from './drawPlayground.node.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'playground-'));
const whole = { name: 'Bars', component: 'BarChart', props: 'layout', height: '300' };

beforeAll(() => {
  prepareApi();
  writeFileSync(
    path.join(folder, 'Bars.tsx'),
    'export default function Bars(props: object) {\n  return <BarChart rows={1} {...props} />;\n}\n',
  );
  writeFileSync(
    path.join(folder, 'Picker.tsx'),
    'export default function Picker(props: object) {\n  return <DesktopDatePicker {...props} />;\n}\n',
  );
}, 600_000);

afterAll(() => rmSync(folder, { recursive: true }));

test('a playground has its stage, a control for each prop with its default, and code with a place in it', async () => {
  const { html } = await drawPlayground(folder, { ...whole, props: 'layout, borderRadius=0..24' });
  expect(html).toMatch(/^<div class="demo playground" id="Bars" data-demo="Bars" data-playground>/);
  expect(html).toContain('<option value="vertical" selected>vertical</option>');
  expect(html).toMatch(
    /<label for="Bars-borderRadius">.*type="number" autocomplete="off" placeholder="0 – 24" min="0" max="24"/,
  );
  expect(html).toContain('}\n<span class="chosen"></span>/&gt;\n');
  expect(html).toContain('href="/x/api/charts/bar-chart/"');
});

test('props of slots are read from the component in the slot', async () => {
  const { html } = await drawPlayground(folder, {
    ...whole,
    name: 'Picker',
    component: 'DesktopDatePicker',
    props: 'slotProps.toolbar.hidden',
  });
  expect(html).toContain('<option value="" selected>not set</option><option value="true">');
});

describe('it stops with the names that come near at', () => {
  test.each([
    ['a component', { component: 'BarChat' }, /"BarChat" has no page.* Is it BarChart\b/],
    ['a prop', { props: 'layuot' }, /BarChart has no prop "layuot"\. Is it layout\?/],
    ['a slot', { props: 'slotProps.legendd.direction' }, /no slot "legendd".* Is it legend\b/],
    [
      'a prop of a slot',
      { props: 'slotProps.legend.directoin' },
      /ChartsLegend has no prop "directoin"\. Is it direction\?/,
    ],
    ['a way that leads nowhere', { props: 'series.data' }, /The prop "series.data" leads nowhere/],
    ['a demo without a file', { name: 'Lost' }, /The demo file .*Lost\.tsx is missing/],
  ])('%s', async (_case, wrong, sentence) => {
    await expect(drawPlayground(folder, { ...whole, ...wrong })).rejects.toThrow(sentence);
  });
});
