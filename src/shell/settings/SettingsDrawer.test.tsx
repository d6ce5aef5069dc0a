// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { site } from '#data/site/site.ts';
import { DocsConfigProvider } from '#src/site/texts/DocsConfig.tsx';
import { demoCounts } from '#src/generated/demoCounts.ts';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { codePreference } from '#src/visitor/preferences/codePreferenceState.ts';
import { MODE_EVENT } from '#src/site/theme/colourMode.ts';
import { ThemeStateProvider } from '#src/site/theme/ThemeStateProvider.tsx';
import { SettingsDrawer } from './SettingsDrawer.tsx';

const onClose = vi.fn();

beforeEach(() => {
  // What jsdom lacks of the dialog element.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  render(
    <DocsConfigProvider config={site}>
      <I18nProvider>
        <ThemeStateProvider>
          <SettingsDrawer onClose={onClose} />
        </ThemeStateProvider>
      </I18nProvider>
    </DocsConfigProvider>,
  );
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function choices(group: string): HTMLInputElement[] {
  return within(screen.getByRole('group', { name: group })).getAllByRole('radio');
}

test('its sections and choices stand in this order, with these words (behaviour 4.5)', () => {
  const groups = screen
    .getAllByRole('group')
    .map((group) => [
      group.querySelector('legend')?.textContent,
      [...group.querySelectorAll('label')].map(({ textContent }) => textContent),
    ]);
  expect(groups).toEqual([
    ['Mode', ['Light', 'System', 'Dark']],
    ['Direction', ['Left to right', 'Right to left']],
    ['Density of demos', ['Comfortable', 'Dense']],
    ['Language', ['English']],
    ['Code', ['JavaScript', 'TypeScript']],
    ['Styling of demos', ['MUI System', 'Tailwind CSS', 'Plain CSS']],
  ]);
});

test.each(['Direction', 'Density of demos'])('%s says that it is lost on reload', (name) => {
  const group = screen.getByRole('group', { name });
  const note = document.getElementById(group.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('Until you reload the page.');
});

test.each([
  ['Light', 'light'],
  ['System', 'system'],
  ['Dark', 'dark'],
  ['Left to right', 'ltr'],
  ['Right to left', 'rtl'],
])('%s tells analytics of settings, %s', (name, action) => {
  const { dataset } = screen.getByRole('radio', { name }).closest('label')!;
  expect(dataset).toMatchObject({ gaEventCategory: 'settings', gaEventAction: action });
});

test('at first it shows system, left to right, comfortable, English, TypeScript, MUI System', () => {
  const chosen = screen
    .getAllByRole('radio', { checked: true })
    .map((radio) => radio.closest('label')?.textContent);
  expect(chosen).toEqual([
    'System',
    'Left to right',
    'Comfortable',
    'English',
    'TypeScript',
    'MUI System',
  ]);
});

test('a mode is stored and shown, and chosen once more changes nothing (M4)', () => {
  const told = vi.fn();
  document.addEventListener(MODE_EVENT, told);
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  document.removeEventListener(MODE_EVENT, told);
  expect(told).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem('mui-mode')).toBe('dark');
  expect(document.documentElement.dataset.muiColorScheme).toBe('dark');
  expect(choices('Mode').map(({ checked }) => checked)).toEqual([false, false, true]);
});

test('direction, density and the code preferences are chosen here too', () => {
  for (const name of ['Right to left', 'Dense', 'JavaScript', 'Plain CSS']) {
    fireEvent.click(screen.getByRole('radio', { name }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name }).checked).toBe(true);
  }
  expect(document.body.dir).toBe('rtl');
  expect(codePreference()).toEqual({ variant: 'JS', styling: 'CSS' });
});

test('the styling of demos says how many demos follow the choice', () => {
  const group = screen.getByRole('group', { name: 'Styling of demos' });
  const all = demoCounts['MUI System'];
  fireEvent.click(screen.getByRole('radio', { name: 'MUI System' }));
  const several = Math.max(demoCounts.Tailwind, demoCounts.CSS); // every demo is written in it, so no more change
  expect(group.textContent).toContain(`${several} of ${all} demos follow this choice.`);
  fireEvent.click(screen.getByRole('radio', { name: 'Tailwind CSS' }));
  expect(demoCounts.Tailwind).toBeLessThan(all);
  expect(group.textContent).toContain(`${demoCounts.Tailwind} of ${all} demos follow this choice.`);
});

test('its close button has a name and closes it', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
