import { expect, test } from 'vitest';
import type { SearchPage } from '#src/search/index/searchEntry.ts';
import { membersHead, renderAllPages, renderMembers } from './allPages.node.ts';

const page: SearchPage = {
  pathname: '/x/react-charts/bars',
  title: 'Bars overview',
  kind: 'page',
  product: 'charts',
  plan: null,
  groups: ['Charts', 'Bars'],
  sections: [],
  demos: [],
};
const barChart: SearchPage = {
  ...page,
  pathname: '/x/api/charts/bar-chart',
  title: 'BarChart',
  kind: 'component',
};
const lineChart: SearchPage = {
  ...barChart,
  pathname: '/x/api/charts/line-chart',
  title: 'LineChart',
};

test('pages stand below their letters, each with its place', () => {
  const { html, toc } = renderAllPages([
    page,
    { ...page, pathname: '/x/react-charts/axis', title: 'Axis' },
  ]);
  expect(toc.map(({ text }) => text)).toEqual(['A', 'B']);
  expect(html).toContain(
    '<section><h2 id="letter-a"><a class="anchor" href="#letter-a">A</a></h2><ul class="api-index"><li data-row="item"><a href="/x/react-charts/axis/">Axis</a> <small>Charts, Bars</small></li></ul></section>',
  );
  expect(html).toContain('aria-label="Filter pages"');
  expect(html).toContain('>2 pages</output>');
  expect(html).toContain('<a href="/x/all-pages/charts/">All members of Charts</a>');
});

test('a page says its product and the nearest group, and nothing between', () => {
  const deep = {
    ...page,
    product: 'data-grid' as const,
    groups: ['Data Grid', 'Main features', 'Columns'],
  };
  expect(renderAllPages([deep]).html).toContain('<small>Data Grid, Columns</small>');
  expect(renderAllPages([{ ...page, groups: ['Charts'] }]).html).toContain('<small>Charts</small>');
});

test('the members of a product have a title and a lead of their own', () => {
  expect(membersHead('date-pickers')).toEqual({
    title: 'All members of Date and Time Pickers',
    description:
      'Every prop, slot, class, event, selector and method of the Date and Time Pickers from A to Z, each with the API pages that have it.',
  });
});

test('a member stands once, with every page of its product that has it', () => {
  const member = {
    name: 'layout',
    kind: 'prop' as const,
    anchor: 'prop-layout',
    type: null,
    default: null,
    plan: null,
  };
  const entries = {
    pages: [barChart, lineChart],
    members: [
      { ...member, pathname: barChart.pathname },
      { ...member, pathname: lineChart.pathname },
    ],
  };
  expect(renderMembers(entries, 'charts').html).toContain(
    '<li data-row="item"><code>layout</code> <small>prop</small> <a href="/x/api/charts/bar-chart/#prop-layout">BarChart</a>, <a href="/x/api/charts/line-chart/#prop-layout">LineChart</a></li>',
  );
  expect(renderMembers(entries, 'data-grid').html).not.toContain('<li');
});
