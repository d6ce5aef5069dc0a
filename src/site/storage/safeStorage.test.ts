// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cookieStore } from './cookieStore.ts';
import { localStore, safely, sessionStore } from './safeStorage.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a store that throws on every call', () => {
  const blocked = () => {
    throw new Error('SecurityError');
  };

  test('keeps what is written for the visit and logs nothing', () => {
    const log = vi.spyOn(console, 'error');
    const store = safely({ read: blocked, write: blocked, remove: blocked });
    expect(store.read('mode')).toBeUndefined();
    store.write('mode', 'dark');
    expect(store.read('mode')).toBe('dark');
    store.remove('mode');
    expect(store.read('mode')).toBeUndefined();
    expect(log).not.toHaveBeenCalled();
  });
});

test.each([
  ['localStorage', localStore],
  ['sessionStorage', sessionStore],
] as const)('%s that throws is replaced by memory', (name, store) => {
  vi.spyOn(window, name, 'get').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  store.write('a', '1');
  expect(store.read('a')).toBe('1');
});

describe('cookies', () => {
  test('are written for a year, for this site, encrypted where the page is', () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    cookieStore.write('codeVariant', 'JS');
    const text = written.mock.calls[0]?.[0] ?? '';
    expect(text).toMatch(/^codeVariant=JS;/);
    expect(text).toContain('max-age=31536000');
    expect(text).toMatch(/path=\//i);
    expect(text).toMatch(/samesite=lax/i);
    expect(text).not.toMatch(/secure/i); // the page of this test is not encrypted
  });

  test('are read however they were written: encoded or not', () => {
    document.cookie = 'codeStyling=MUI%20System';
    expect(cookieStore.read('codeStyling')).toBe('MUI System');
    document.cookie = 'codeStyling=MUI System';
    expect(cookieStore.read('codeStyling')).toBe('MUI System');
  });

  test('that are dropped without a word are kept in memory', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    cookieStore.write('choice', 'CSS');
    expect(cookieStore.read('choice')).toBe('CSS');
  });
});
