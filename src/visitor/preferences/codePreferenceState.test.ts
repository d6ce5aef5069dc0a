// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseCodePreference } from './chooseCodePreference.ts';
import { PREFERENCE_EVENT } from '#src/site/timing/pageEvents.ts';
import { codePreference, showCodePreference } from './codePreferenceState.ts';

beforeEach(() => {
  location.hash = '';
  document.body.innerHTML = '<div data-demo="Bars"></div>';
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['codeVariant', 'codeStyling']) {
    document.cookie = `${name}=; path=/; max-age=0`;
    delete document.documentElement.dataset[name];
  }
});

describe('the preference of a page (behaviour 4.2)', () => {
  test('is TypeScript with the system styling for a new visitor', () => {
    expect(codePreference()).toEqual({ variant: 'TS', styling: 'MUI System' });
  });

  test('is what the cookies say', () => {
    document.cookie = 'codeVariant=JS';
    document.cookie = 'codeStyling=Tailwind';
    expect(codePreference()).toEqual({ variant: 'JS', styling: 'Tailwind' });
  });

  test('is what the address says before what the cookies say, and is not stored by that', () => {
    document.cookie = 'codeVariant=TS';
    location.hash = '#css-Bars.js';
    expect(codePreference()).toEqual({ variant: 'JS', styling: 'CSS' });
    showCodePreference(codePreference());
    expect(document.cookie).toBe('codeVariant=TS');
  });

  test.each(['PY', 'js', '<script>', ''])('ignores the unknown stored value "%s"', (value) => {
    document.cookie = `codeVariant=${value}`;
    expect(codePreference().variant).toBe('TS');
    expect(document.cookie).toContain('codeVariant=');
  });

  test('is TypeScript where cookies are blocked', () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(codePreference().variant).toBe('TS');
  });
});

describe('a choice', () => {
  test('P11 holds against the address, is stored, and survives a reload without hash', () => {
    location.hash = '#Bars.js';
    chooseCodePreference({ variant: 'TS' });
    expect(codePreference().variant).toBe('TS');
    location.hash = '';
    delete document.documentElement.dataset.codeVariant;
    expect(codePreference().variant).toBe('TS');
    expect(document.cookie).toContain('codeVariant=TS');
  });

  test('of one leaves the other unstored', () => {
    chooseCodePreference({ styling: 'CSS' });
    expect(codePreference()).toEqual({ variant: 'TS', styling: 'CSS' });
    expect(document.cookie).not.toContain('codeVariant');
  });

  test('is told on the document', () => {
    const heard = vi.fn();
    document.addEventListener(PREFERENCE_EVENT, heard, { once: true });
    chooseCodePreference({ variant: 'JS' });
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
