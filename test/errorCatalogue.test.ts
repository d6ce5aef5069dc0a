import { existsSync, readFileSync } from 'node:fs';
import formatMuiErrorMessage from '@mui/utils/formatMuiErrorMessage';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { decodeError } from '#src/shell/special/decodeError.ts';
import { readErrorCodes } from '#src/shell/special/errorCodes.node.ts';
import { useAdConfig } from '#src/visitor/ads/AdProvider.tsx';
import { useDocsConfig } from '#src/site/texts/DocsConfig.tsx';
import { requiredContext } from '#src/site/texts/requiredContext.ts';
import { I18nProvider, useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { PageHead } from '#src/shell/head/PageHead.tsx';
import { specialRecord } from '#src/shell/special/specialRecord.ts';
import { useThemeDispatch, useThemeState } from '#src/site/theme/ThemeStateProvider.tsx';

/** Rows of behaviour 11 that are tested elsewhere: the file, and words of the test's title. The others follow below. */
const ROWS: [row: string, file: string, title: string][] = [
  [
    'missing translation',
    'src/site/texts/translate.test.ts',
    'I2, I3 warns once about an unknown key',
  ],
  ['missing translation', 'src/site/texts/translate.test.ts', 'I4 warns again for the same key'],
  [
    'missing translation',
    'src/site/texts/translate.test.ts',
    'I6 says nothing while a page is exported',
  ],
  [
    'missing language',
    'src/site/texts/translate.test.ts',
    'I9 gives … for a language without dictionary',
  ],
  ['unknown theme action', 'src/site/theme/themeReducer.test.ts', 'R9 throws on an unknown action'],
  [
    'ad rendering crash',
    'src/visitor/ads/AdSlot.test.tsx',
    'leaves the page as it is, and is told once',
  ],
  ['ad rendering crash', 'src/visitor/ads/AdSlot.test.tsx', 'is told with the text null'],
  [
    'page without description',
    'src/documents/parse/frontMatter.test.ts',
    'no description (behaviour 11)',
  ],
  ['product name unknown', 'src/site/path/headerOf.test.ts', 'the header of %s shows %s under %s'],
  [
    'demo options contradictory',
    'src/documents/render/renderDocument.test.ts',
    'a demo with an unknown attribute',
  ],
  [
    'cookie helper on server',
    'src/site/storage/readCookie.test.ts',
    'says that cookies cannot be read on the server',
  ],
  [
    'clipboard failure',
    'src/site/code/copyCode.test.ts',
    'stays as it is when the clipboard refuses',
  ],
  [
    'feedback failure',
    'src/visitor/feedback/FeedbackPrompt.test.tsx',
    'B2 when the service is down',
  ],
  ['duplicate pathname', 'src/site/tree/treeProblems.test.ts', 'D2 the same path twice'],
  ['colour without main', 'src/site/theme/siteTheme.test.ts', 'rejects %s without main'],
  [
    'main not a string',
    'src/site/theme/siteTheme.test.ts',
    'rejects the main %s and gives its value',
  ],
  [
    'service-worker registration failure',
    'src/shell/offline/startWorker.test.ts',
    'S7 a refused registration',
  ],
  ['broken page', 'src/shell/frame/RootBoundary.test.tsx', 'one plain sentence and a way back'],
];

describe('the error catalogue (behaviour 11)', () => {
  test.each(ROWS)('%s is tested in %s', (_, file, title) => {
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain(title);
  });
});

describe('what needs a provider', () => {
  const [, useAnything] = requiredContext<number>('There is none. Wrap it in AnythingProvider.');

  test.each<[string, () => unknown]>([
    ['AnythingProvider', useAnything],
    ['DocsConfigProvider', useDocsConfig],
    ['I18nProvider', useTranslate],
    ['AdProvider', useAdConfig],
    ['ThemeStateProvider', useThemeState],
    ['ThemeStateProvider', useThemeDispatch],
  ])('throws outside its provider and names it: %s', (provider, useValue) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Lost = () => String(useValue());
    expect(() => renderToString(createElement(Lost))).toThrow(`in ${provider}.`);
  });
});

test('a page without the configuration of the documentation throws, and names the provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = specialRecord('/x/a', { a: { title: 'A', description: 'B' } }, 'a');
  const lost = createElement(I18nProvider, null, createElement(PageHead, { page }));
  expect(() => renderToString(lost)).toThrow('in DocsConfigProvider.');
});

test('a shortened error of the library leads to the page of its code, which tells it in full', () => {
  const message = formatMuiErrorMessage(12, ' (info)', 'b c');
  const { search } = new URL(/https:\S+/.exec(message)?.[0] ?? '');
  expect(formatMuiErrorMessage(12, 'a', 'b c')).toContain(
    '/production-error/?code=12&args%5B%5D=a&args%5B%5D=b+c',
  );
  expect(decodeError(readErrorCodes(), search, '…')?.message).toMatch(
    /^MUI: The color \(info\) provided to augmentColor\(color\) is invalid\.\n`color\.main` should be a string, but `b c` was/,
  );
});
