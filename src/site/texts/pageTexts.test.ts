import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSite } from '#data/site/readSite.ts';
import { builtTexts, createBuildText, wholeDictionary } from './pageTexts.node.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
  const english = {
    close: 'Close',
    copy: 'Copy',
    search: { none: 'Nothing' },
    build: { table: 'Table of {what}' },
  };
  const german = {
    close: 'Schließen',
    search: { none: 'Nichts' },
    build: { table: 'Tabelle: {what}' },
  };
  writeFileSync(path.join(folder, 'translations.json'), JSON.stringify(english));
  writeFileSync(path.join(folder, 'translations-de.json'), JSON.stringify(german));
});

afterAll(() => rmSync(folder, { recursive: true }));

test('an export in English has one dictionary, without what only the build says; what comes late is apart', () => {
  expect(builtTexts('en', folder)).toEqual({
    language: 'en',
    dictionaries: { en: { close: 'Close', copy: 'Copy' } },
    lateDictionaries: { en: { search: { none: 'Nothing' } } },
  });
});

test('an export in another language has that and English, for what it lacks', () => {
  expect(builtTexts('de', folder)).toEqual({
    language: 'de',
    dictionaries: { en: { close: 'Close', copy: 'Copy' }, de: { close: 'Schließen' } },
    lateDictionaries: {
      en: { search: { none: 'Nothing' } },
      de: { search: { none: 'Nichts' } },
    },
  });
});

test('a language without a file stops the build, which says what to write', () => {
  expect(() => builtTexts('fr', folder)).toThrow(
    `There is no ${folder}/translations-fr.json for the language "fr" of data/site/languages.ts. Write it, with the keys of translations.json.`,
  );
});

test('the build speaks the language too, English where it is silent, and stops at a text that nobody has', () => {
  const german = createBuildText<string>('de', folder);
  expect(german('build.table', { what: 'Preise' })).toBe('Tabelle: Preise');
  expect(german('copy')).toBe('Copy');
  expect(() => german('build.chair')).toThrow(
    `No dictionary has the text "build.chair". Write it in ${folder}/translations.json.`,
  );
  expect(wholeDictionary('de', folder)).toMatchObject({ close: 'Schließen', copy: 'Copy' });
});

test('a deployment speaks English, or a language that data/site/languages.ts names', () => {
  const languages = [
    { code: 'en', name: 'English' },
    { code: 'de', name: 'Deutsch' },
  ];
  expect(readSite({}).language).toBe('en');
  expect(readSite({ SITE_LANGUAGE: '' }).language).toBe('en');
  expect(readSite({ SITE_LANGUAGE: 'de' }, languages).language).toBe('de');
  expect(() => readSite({ SITE_LANGUAGE: 'fr' }, languages)).toThrow(
    'SITE_LANGUAGE is "fr", which data/site/languages.ts does not name. Write one of en, de, or name it there.',
  );
});
