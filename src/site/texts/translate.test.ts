import { describe, expect, test, vi } from 'vitest';
import {
  createTranslator,
  fill,
  lookUp,
  mergeDictionaries,
  type Dictionaries,
} from './translate.ts';

const dictionaries: Dictionaries = {
  en: {
    close: 'Close',
    empty: '',
    settings: { mode: 'Mode', light: 'Light' },
    onlyEnglish: 'Here',
  },
  zh: { close: '关闭', settings: { mode: '模式' } },
};

function setUp() {
  const report = { warn: vi.fn(), error: vi.fn() };
  return { report, translate: createTranslator(dictionaries, report) };
}

describe('translate (behaviour 10)', () => {
  test('I1 gives the text of a known key', () => {
    const { translate } = setUp();
    expect(translate('en', 'settings.mode')).toBe('Mode');
    expect(translate('zh', 'settings.mode')).toBe('模式');
  });

  test('I2, I3 warns once about an unknown key and returns null', () => {
    const { translate, report } = setUp();
    expect(translate('en', 'nothing')).toBeNull();
    expect(translate('en', 'nothing')).toBeNull();
    expect(report.warn.mock.calls).toEqual([['Missing translation: en:nothing']]);
  });

  test('I4 warns again for the same key in another language', () => {
    const { translate, report } = setUp();
    translate('en', 'nothing');
    translate('zh', 'nothing');
    expect(report.warn).toHaveBeenCalledTimes(2);
  });

  test('I5 does not warn with the ignore option, and the once-flag is not used up', () => {
    const { translate, report } = setUp();
    translate('en', 'nothing', { ignoreMissing: true });
    expect(report.warn).not.toHaveBeenCalled();
    translate('en', 'nothing');
    expect(report.warn).toHaveBeenCalledTimes(1);
  });

  test('I6 says nothing while a page is exported', () => {
    expect(createTranslator(dictionaries, undefined)('en', 'nothing')).toBeNull();
  });

  test('I7 gives the English text of a key that the language lacks, and warns', () => {
    const { translate, report } = setUp();
    expect(translate('zh', 'onlyEnglish')).toBe('Here');
    expect(report.warn).toHaveBeenCalledWith('Missing translation: zh:onlyEnglish');
  });

  test.each([
    'settings',
    'empty',
    'settings.mode.deeper',
    'close.x',
    'a.b',
    'constructor',
    '__proto__',
  ])('I8, I11 treats %s as missing', (key) => {
    expect(lookUp(dictionaries.en ?? {}, key)).toBeUndefined();
  });

  test('I9 gives … for a language without dictionary, with one error a language', () => {
    const { translate, report } = setUp();
    expect(translate('xx', 'close')).toBe('…');
    expect(translate('xx', 'settings.mode')).toBe('…');
    expect(report.error).toHaveBeenCalledTimes(1);
    expect(report.error.mock.calls[0]?.[0]).toContain('"xx"');
  });

  test('I10 lays a dictionary on another, group by group', () => {
    const merged = mergeDictionaries(
      { api: { a: 'A', b: 'B' }, x: 'X' },
      { api: { b: 'β', c: 'Γ' } },
    );
    expect(merged).toEqual({ api: { a: 'A', b: 'β', c: 'Γ' }, x: 'X' });
  });

  test('takes the plural form that the language asks for, and that of English for an English text', () => {
    const pages = { one: '1 page', other: '{count} pages' };
    const strony = { one: 'strona', few: 'strony', many: 'stron', other: 'strony' };
    const translate = createTranslator(
      { en: { pages, lines: pages }, pl: { pages: strony } },
      undefined,
    );
    const say = (language: string, key: string, count: number) =>
      translate(language, key, { count });
    expect([1, 2, 5].map((count) => say('en', 'pages', count))).toEqual([
      '1 page',
      '{count} pages',
      '{count} pages',
    ]);
    expect([1, 2, 5].map((count) => say('pl', 'pages', count))).toEqual([
      'strona',
      'strony',
      'stron',
    ]);
    expect(say('pl', 'lines', 2)).toBe('{count} pages');
    expect(translate('en', 'pages')).toBeNull();
  });

  test('fills the values of a text and leaves unknown names alone', () => {
    expect(fill('Show all {count} lines of {file}', { count: 40 })).toBe(
      'Show all 40 lines of {file}',
    );
  });
});
