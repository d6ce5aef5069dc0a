// @vitest-environment jsdom
import { LicenseInfo } from '@mui/x-license';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { loadDemo } from './loadDemo.ts';

afterEach(() => {
  document.body.replaceChildren();
});

function Counter() {
  return <b>Pressed</b>;
}

function Plain() {
  return <i>Pressed</i>;
}

const stage = document.createElement('div');
const load = () => Promise.resolve({ default: Counter });
const pages = {
  '/x/a': () =>
    Promise.resolve({
      demos: {
        Counter: { load, paid: false },
        Styled: { load, paid: false, stylings: { CSS: () => Promise.resolve({ default: Plain }) } },
        Paid: { load, paid: true },
        Offline: { load: () => Promise.reject(new Error('Failed to fetch')), paid: false },
      },
    }),
  '/x/offline': () => Promise.reject(new Error('Failed to fetch')),
};
const find = async (pathname: string) => new Map(Object.entries(pages)).get(pathname)?.();

test('a demo is loaded by its page and name, to be drawn on its stage', async () => {
  expect(await loadDemo('/x/a', 'Counter', stage, find)).toMatchObject({
    name: 'Counter',
    stage,
    Demo: Counter,
  });
});

test('a demo is drawn in the theme of the site, unless its page is one without (behaviour 1.1, rule 6)', async () => {
  expect(await loadDemo('/x/a', 'Counter', stage, pages['/x/a'])).toHaveProperty('Theme');
  const bare = await loadDemo('/x/playground/a', 'Counter', stage, pages['/x/a']);
  expect(bare).toMatchObject({ Demo: Counter });
  expect(bare).not.toHaveProperty('Theme');
});

test.each([
  ['CSS', Plain],
  ['Tailwind', Counter],
  ['MUI System', Counter],
] as const)('a demo is drawn in %s where it is written in it', async (styling, Demo) => {
  const asked = await loadDemo('/x/a', 'Styled', stage, find, (task) => task(), styling);
  expect(asked).toMatchObject({ styling, Demo });
});

test('a paid demo runs without a licence key', async () => {
  const setKey = vi.spyOn(LicenseInfo, 'setLicenseKey');
  const { Demo } = await loadDemo('/x/a', 'Paid', stage, find);
  expect(Demo).toBe(Counter);
  expect(setKey).not.toHaveBeenCalled();
});

test.each([
  ['code does not arrive', '/x/a', 'Offline'],
  ['page has no list that arrives', '/x/offline', 'Counter'],
  ['name is on no list', '/x/a', 'Unknown'],
  ['page is on no list', '/x/unknown', 'Counter'],
])('a demo whose %s says so on its stage', async (_case, pathname, name) => {
  const { Demo } = await loadDemo(pathname, name, stage, find, (load) => load());
  render(<Demo />, { wrapper: I18nProvider });
  expect(screen.getByRole('alert').textContent).toBe(
    'This demo could not be loaded. Check your connection and reload the page.',
  );
});

test('a demo that is lost at first is drawn when it arrives after all', async () => {
  const entry = { load: vi.fn(load), paid: false };
  entry.load.mockRejectedValueOnce(new Error('Failed to fetch'));
  const again = async <T,>(task: () => Promise<T>) => task().catch(task);
  const late = async () => ({ demos: { Counter: entry } });
  expect(await loadDemo('/x/a', 'Counter', stage, late, again)).toMatchObject({ Demo: Counter });
});
