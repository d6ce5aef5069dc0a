import { expect, test } from 'vitest';
import { llmsFiles, type TwinnedPage } from './llms.node.ts';

const page = (pathname: string, title: string, product: TwinnedPage['product']): TwinnedPage => ({
  pathname,
  title,
  product,
  description: `About ${title}.`,
  twin: `# ${title}\n`,
});

const files = llmsFiles([
  page('/x/introduction', 'Overview', undefined),
  page('/x/react-charts/bars', 'Bars', 'charts'),
  page('/x/api/charts/bar-chart', 'BarChart', 'charts'),
  page('/x/react-tree-view', 'Trees', 'tree-view'),
]);

test('the site and each product that has pages have a list and all texts', () => {
  expect([...files.keys()]).toEqual([
    '/x/llms.txt',
    '/x/llms-full.txt',
    '/x/react-charts/llms.txt',
    '/x/react-charts/llms-full.txt',
    '/x/react-tree-view/llms.txt',
    '/x/react-tree-view/llms-full.txt',
  ]);
});

test('a list begins with a title and a summary, then names the twins by part, the reference last (llmstxt.org)', () => {
  const [title, summary, full, ...sections] =
    files.get('/x/llms.txt')?.trimEnd().split('\n\n') ?? [];
  expect(title).toBe('# MUI X documentation');
  expect(summary).toMatch(/^> Documentation of MUI X \d/);
  expect(full).toContain('http://localhost:8400/x/llms-full.txt');
  expect(sections).toEqual([
    '## General',
    '- [Overview](http://localhost:8400/x/introduction.md): About Overview.',
    '## Charts',
    '- [Bars](http://localhost:8400/x/react-charts/bars.md): About Bars.',
    '## Charts API reference',
    '- [BarChart](http://localhost:8400/x/api/charts/bar-chart.md): About BarChart.',
    '## Tree View',
    '- [Trees](http://localhost:8400/x/react-tree-view.md): About Trees.',
  ]);
});

test('the texts of a product are its own', () => {
  expect(files.get('/x/react-charts/llms-full.txt')).toBe('# Bars\n\n\n# BarChart\n');
});
