// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import { type JSX, isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { site } from '#data/site/site.ts';
import { DocsConfigProvider } from '#src/site/texts/DocsConfig.tsx';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import type { PageRecord } from '#src/site/tree/pageRecord.ts';
import { headerOf, versionLinks } from '#src/site/path/headerOf.ts';
import { PageHead } from './PageHead.tsx';

const page: PageRecord = {
  pathname: '/x/react-charts/bars',
  identity: headerOf('/x/react-charts/bars'),
  versions: versionLinks('/x/react-charts/bars'),
  kind: 'document',
  title: 'Bars & stacks',
  description: 'How "tall" they are.',
  product: 'charts',
  html: '',
  toc: [],
  breadcrumb: [],
  hasDemos: false,
};

/** What Next is asked to put into the head. */
function headOf(record: PageRecord, language = 'en'): string {
  let elements: JSX.Element[] = [];
  const manager = {
    mountedInstances: new Set(),
    updateHead: (state: JSX.Element[]) => {
      elements = state;
    },
  };
  render(
    <HeadManagerContext.Provider value={manager}>
      <DocsConfigProvider config={site}>
        <I18nProvider language={language} translations={{ qq: { siteTitle: '{site}: {title}' } }}>
          <PageHead page={record} />
        </I18nProvider>
      </DocsConfigProvider>
    </HeadManagerContext.Provider>,
  );
  return renderToStaticMarkup(<>{elements.filter((element) => isValidElement(element))}</>);
}

test('a page has a title, a description and one canonical address with its trailing slash', () => {
  const head = headOf(page);
  expect(head).toContain('<title>Bars &amp; stacks - MUI X</title>');
  expect(head).toContain('name="description" content="How &quot;tall&quot; they are."');
  expect(head.match(/rel="canonical" href="[^"]*"/g)).toEqual([
    'rel="canonical" href="http://localhost:8400/x/react-charts/bars/"',
  ]);
});

test('the title is joined as the language joins it', () => {
  expect(headOf(page, 'qq')).toContain('<title>MUI X: Bars &amp; stacks</title>');
});

test('only what is written has a Markdown twin', () => {
  const twin = 'rel="alternate" type="text/markdown" href="/x/react-charts/bars.md"';
  expect(headOf(page)).toContain(twin);
  expect(headOf({ ...page, kind: 'special' })).not.toContain('text/markdown');
});

test.each([
  ['document', false],
  ['special', true],
] as const)('a %s page is kept from search engines: %s', (kind, isKept) => {
  expect(headOf({ ...page, kind }).includes('name="robots" content="noindex"')).toBe(isKept);
});

test.each([
  ['/x/react-charts/bars', 'x-charts', 'x'],
  ['/x/introduction', 'null', 'x'],
  ['/x/production-error', 'docs', 'docs'],
  ['/x/experiments/docs', 'docs-infra', 'docs-infra'],
  ['/x/playground', 'null', 'null'],
])('%s is about the product %s of the category %s (behaviour 6, 8.4)', (pathname, id, category) => {
  const html = headOf({ ...page, pathname });
  expect(html).toContain(`<meta name="mui:productId" content="${id}"/>`);
  expect(html).toContain(`<meta name="mui:productCategoryId" content="${category}"/>`);
});
