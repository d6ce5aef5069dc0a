import { expect, test } from 'vitest';
import type { SearchPage } from '#src/search/searchEntry.ts';
import { renderAllPages, renderMembers } from './allPages.node.ts';

const page: SearchPage = {
  pathname: '/x/react-charts/bars',
  title: 'Bars overview',
  kind: 'page',
  product: 'charts',
  plan: null,
  isPending: false,
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

test('pages stand below their letters, each with its place, and those that are not written say so', () => {
  const { html, toc } = renderAllPages([
    page,
    { ...page, pathname: '/x/react-charts/axis', title: 'Axis', isPending: true },
  ]);
  expect(toc.map(({ text }) => text)).toEqual(['A', 'B']);
  expect(html).toContain(
    '<h2 id="letter-a"><a class="anchor" href="#letter-a">A</a></h2><ul class="api-index"><li><a href="/x/react-charts/axis/">Axis</a> <span class="chip">Not written yet</span> <small>Charts, Bars</small></li></ul>',
  );
  expect(html).toContain('<a href="/x/all-pages/charts/">All members of Charts</a>');
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
    '<li><code>layout</code> <small>prop</small> <a href="/x/api/charts/bar-chart/#prop-layout">BarChart</a>, <a href="/x/api/charts/line-chart/#prop-layout">LineChart</a></li>',
  );
  expect(renderMembers(entries, 'data-grid').html).toBe('');
});
