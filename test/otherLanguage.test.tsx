// @vitest-environment jsdom
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { site } from '#data/site/site.ts';
import { ContentPage } from '#src/documents/page/ContentPage.tsx';
import { SettingsDrawer } from '#src/shell/settings/SettingsDrawer.tsx';
import { DocsLayout } from '#src/shell/frame/DocsLayout.tsx';
import { NotFoundSuggestions } from '#src/shell/special/NotFoundSuggestions.tsx';
import { ProductionError } from '#src/shell/special/ProductionError.tsx';
import { RootBoundary } from '#src/shell/frame/RootBoundary.tsx';
import { SignInSample } from '#src/shell/special/SignInSample.tsx';
import { FeedbackForm } from '#src/visitor/feedback/FeedbackForm.tsx';
import { DemoFailure } from '#src/demos/stage/DemoBoundary.tsx';
import { DocsConfigProvider } from '#src/site/texts/DocsConfig.tsx';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { builtTexts, createBuildText, type BuiltTexts } from '#src/site/texts/pageTexts.node.ts';
import type { Dictionaries, Dictionary } from '#src/site/texts/translate.ts';
import type { PageRecord } from '#src/site/tree/pageRecord.ts';
import { headerOf, versionLinks } from '#src/site/path/headerOf.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { displayTitle } from '#src/site/tree/pageLinks.ts';
import { walkPages } from '#src/site/tree/tree.ts';
import { NavBranchesContext } from '#src/shell/navigate/NavBranchesContext.ts';
import { ThemeStateProvider } from '#src/site/theme/ThemeStateProvider.tsx';
import { treeBranches, treeServer } from './treeBranches.ts';

const branches = treeBranches(treeServer());

/** A language whose every text stands between these, so that what is not of it shows. */
const MARK = /⟦[^⟧]*⟧/g;

const page: PageRecord = {
  pathname: '/x/react-charts/heatmap',
  identity: headerOf('/x/react-charts/heatmap'),
  versions: versionLinks('/x/react-charts/heatmap'),
  kind: 'document',
  title: '1',
  description: '2',
  product: 'charts',
  plan: 'pro',
  html: '',
  toc: [{ id: 'a', text: '3', depth: 2 }],
  breadcrumb: [{ title: '4' }],
  previous: { pathname: '/x/b', title: '5' },
  next: { pathname: '/x/c', title: '6' },
  hasDemos: false,
};

/** Facts of the products and the tree, which are no texts of the shell. */
const facts = new Set(['MUI X', 'Charts', 'v8', 'v8.4.0', 'v7', 'v6', 'v5', 'v4', ...treeTexts()]);

let folder = '';
let texts: BuiltTexts;

beforeAll(async () => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  await branches.whole.fetchAhead();
  folder = mkdtempSync(path.join(tmpdir(), 'language-'));
  const english = readFileSync('translations/translations.json', 'utf8');
  writeFileSync(path.join(folder, 'translations.json'), english);
  writeFileSync(
    path.join(folder, 'translations-qq.json'),
    JSON.stringify(marked(JSON.parse(english) as Dictionary)),
  );
  texts = builtTexts('qq', folder);
});

afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

function marked(dictionary: Dictionary): Dictionary {
  return Object.fromEntries(
    Object.entries(dictionary).map(([key, value]) => [
      key,
      typeof value === 'string' ? `⟦${value}⟧` : marked(value),
    ]),
  );
}

function show(children: ReactNode): void {
  const router = {
    push: vi.fn(),
    prefetch: () => Promise.resolve(),
    beforePopState: vi.fn(),
    events: { on: vi.fn(), off: vi.fn() },
  } as unknown as NextRouter;
  render(
    <RouterContext.Provider value={router}>
      <DocsConfigProvider config={site}>
        <I18nProvider language={texts.language} translations={wholeTexts()}>
          <NavBranchesContext value={branches}>
            <ThemeStateProvider>{children}</ThemeStateProvider>
          </NavBranchesContext>
        </I18nProvider>
      </DocsConfigProvider>
    </RouterContext.Provider>,
  );
}

/** What every page loads, and what comes late. */
function wholeTexts(): Dictionaries {
  const { dictionaries, lateDictionaries } = texts;
  return Object.fromEntries(
    Object.keys(dictionaries).map((each) => [
      each,
      { ...dictionaries[each], ...lateDictionaries[each] },
    ]),
  );
}

/** Texts and spoken attributes on the page that are neither of the language nor facts. */
function strangers(): string[] {
  const said = [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...['aria-label', 'title', 'placeholder', 'alt'].map(
      (name) => element.getAttribute(name) ?? '',
    ),
    ...[...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && element.tagName !== 'STYLE')
      .map((node) => node.textContent ?? ''),
  ]);
  return said.filter((text) => !facts.has(text.trim()) && /\p{L}/u.test(text.replace(MARK, '')));
}

function treeTexts(): string[] {
  return walkPages(siteTree.pages).map(({ page: node }) => displayTitle(node));
}

test('a second dictionary translates the whole layout', () => {
  show(
    <DocsLayout page={page}>
      <ContentPage page={page} />
    </DocsLayout>,
  );
  expect(screen.getByRole('navigation', { name: '⟦documentation⟧' })).toBeTruthy();
  expect(document.body.textContent).toContain('⟦On this page⟧');
  expect(strangers()).toEqual([]);
});

test.each<[string, () => ReactNode]>([
  ['the broken page', () => <Throwing />],
  ['the decoder of errors', () => <ProductionError messages={{ 7: '8' }} />],
  ['the sample page', () => <SignInSample />],
  ['the suggestions for a mistyped address', () => <NotFoundSuggestions />],
  ['a lost demo', () => <DemoFailure kind="lost" />],
  ['the form of feedback', () => <FeedbackForm {...form} />],
])('and %s', (_, draw) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  history.replaceState(null, '', '/x/react-chart/bar/?code=7');
  show(draw());
  expect(document.body.textContent).toMatch(MARK);
  expect(strangers().filter((text) => !text.startsWith('/x/') && !isPageName(text))).toEqual([]);
});

/** `Charts: Overview` */
function isPageName(text: string): boolean {
  return text.split(': ').every((part) => facts.has(part));
}

test('and the settings', () => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  show(<SettingsDrawer onClose={() => {}} />);
  expect(screen.getByRole('radio', { name: '⟦Dark⟧' })).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: '⟦Right to left⟧' }));
  expect(document.documentElement.dir).toBe('rtl');
  expect(strangers()).toEqual([]);
});

test('and what the build writes into pages', () => {
  expect(createBuildText('qq', folder)('copy')).toBe('⟦Copy⟧');
});

const form = {
  vote: 0,
  section: undefined,
  comment: '',
  isSending: false,
  repository: 'https://git.example.com/docs',
  field: null,
  onComment: () => {},
  onCancel: () => {},
  onSubmit: () => {},
} as const;

function Throwing() {
  return (
    <RootBoundary pathname="/x">
      <Broken />
    </RootBoundary>
  );
}

function Broken(): never {
  throw new Error('boom');
}
