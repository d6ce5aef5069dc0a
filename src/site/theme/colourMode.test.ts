// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  applyMode,
  chooseMode,
  chosenMode,
  effectiveMode,
  followMode,
  MODE_EVENT,
  printLight,
  switchMode,
} from './colourMode.ts';

const device = Object.assign(new EventTarget(), { matches: false });

beforeEach(() => {
  device.matches = false;
  vi.stubGlobal('matchMedia', (query: string) => {
    expect(query).toBe('(prefers-color-scheme: dark)');
    return device;
  });
  document.documentElement.removeAttribute('data-mui-color-scheme');
  document.documentElement.removeAttribute('data-mode');
  document.head.innerHTML =
    '<meta name="theme-color" content="a" media="(prefers-color-scheme: light)"><meta name="theme-color" content="b" media="(prefers-color-scheme: dark)">';
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

function shown(): string | undefined {
  return document.documentElement.dataset.muiColorScheme;
}

function deviceTurns(isDark: boolean): void {
  device.matches = isDark;
  device.dispatchEvent(new Event('change'));
}

function blockStorage(): void {
  for (const name of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
}

describe('the stored choice (behaviour 4.1)', () => {
  test.each([
    [null, 'system'],
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'system'],
    ['', 'system'],
    ['Dark', 'system'],
    ['sepia', 'system'],
  ])('%s means %s', (stored, mode) => {
    if (stored !== null) {
      localStorage.setItem('mui-mode', stored);
    }
    expect(chosenMode()).toBe(mode);
  });

  test('an unknown value is left alone until the next choice', () => {
    localStorage.setItem('mui-mode', 'sepia');
    chosenMode();
    expect(localStorage.getItem('mui-mode')).toBe('sepia');
  });

  test('blocked storage means system, without a crash', () => {
    blockStorage();
    expect(chosenMode()).toBe('system');
  });
});

describe('a demo by itself', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  test.each([
    ['/x/demo/?page=a&name=B&mode=dark', 'dark'],
    ['/x/demo/?mode=light&bare', 'light'],
    ['/x/demo/?page=a&name=B', 'light'],
    ['/x/demo/?mode=sepia', 'light'],
    ['/x/demo/?mode=darker', 'light'],
    ['/x/introduction/?mode=dark', 'light'],
  ])('has the mode of its address, and stores none: %s -> %s', (address, mode) => {
    localStorage.setItem('mui-mode', 'light');
    history.replaceState(null, '', address);
    expect(chosenMode()).toBe(mode);
    expect(localStorage.getItem('mui-mode')).toBe('light');
  });
});

test.each([
  ['system', false, 'light'],
  ['system', true, 'dark'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
] as const)('%s on a device that is dark: %s is shown %s (M1, M2)', (mode, isDark, effective) => {
  device.matches = isDark;
  expect(effectiveMode(mode)).toBe(effective);
});

test.each([
  ['light', 'hsl(210, 100%, 42%)'],
  ['dark', 'hsl(210, 14%, 7%)'],
] as const)(
  '%s is on the root element and in every theme-color (behaviour 4.4)',
  (mode, colour) => {
    applyMode(mode);
    expect(shown()).toBe(mode);
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    expect(metas.map(({ content }) => content)).toEqual([colour, colour]);
  },
);

describe('a choice', () => {
  test.each(['light', 'dark', 'system'] as const)('of %s is stored, shown and told', (mode) => {
    const told = vi.fn();
    document.addEventListener(MODE_EVENT, told, { once: true });
    device.matches = true;
    chooseMode(mode);
    expect(localStorage.getItem('mui-mode')).toBe(mode);
    expect(shown()).toBe(mode === 'light' ? 'light' : 'dark');
    expect(told.mock.calls.map(([event]) => (event as CustomEvent).detail)).toEqual([mode]);
  });

  test('holds for this visit where storage is blocked, in every program of the page', async () => {
    blockStorage();
    chooseMode('dark');
    expect(shown()).toBe('dark');
    vi.resetModules();
    const another = await import('./colourMode.ts');
    expect(another.chosenMode()).toBe('dark');
  });

  test('by the switch goes from what is shown to the other and back', () => {
    applyMode('light');
    switchMode();
    expect([shown(), chosenMode()]).toEqual(['dark', 'dark']);
    switchMode();
    expect([shown(), chosenMode()]).toEqual(['light', 'light']);
  });
});

describe('following', () => {
  beforeEach(() => {
    applyMode('light');
    followMode();
  });

  test('the device while the choice is system (M3)', () => {
    deviceTurns(true);
    expect(shown()).toBe('dark');
    deviceTurns(false);
    expect(shown()).toBe('light');
  });

  test('the device no longer once a mode is chosen', () => {
    chooseMode('light');
    deviceTurns(true);
    expect(shown()).toBe('light');
  });

  test('choices made in other tabs, and storage cleared there (M5)', () => {
    localStorage.setItem('mui-mode', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'mui-mode' }));
    expect(shown()).toBe('dark');
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(shown()).toBe('light');
  });
});

test('paper is light, and the screen is as before afterwards', () => {
  chooseMode('dark');
  printLight();
  window.dispatchEvent(new Event('beforeprint'));
  expect(shown()).toBe('light');
  window.dispatchEvent(new Event('afterprint'));
  expect(shown()).toBe('dark');
  expect(chosenMode()).toBe('dark');
});
