// @vitest-environment jsdom
import { EditorView } from '@codemirror/view';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { ThemeStateProvider } from '#src/site/theme/ThemeStateProvider.tsx';
import { isUnsaved } from '#src/site/loading/unsaved.ts';
import { emit, LINKED_EVENT } from '#src/site/timing/pageEvents.ts';
import { renderedDemo } from '#test/renderedDemo.ts';
import { readEdit } from './editHash.ts';
import { LiveDemo } from './LiveDemo.tsx';

let page: string;

beforeAll(async () => {
  page = await renderedDemo('Bars', {
    'Bars.tsx': 'const a = 1;\n',
    'Bars.css.tsx': 'const a: number = 1;\n',
  });
});

beforeEach(() => {
  document.body.innerHTML = page;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open(linked?: string) {
  const demo = document.getElementById('Bars')!;
  const onClose = vi.fn();
  const load = vi.fn(() => Promise.resolve({ entry: 'Bars.tsx', texts: {} }));
  const { unmount } = render(
    <I18nProvider>
      <ThemeStateProvider>
        <LiveDemo demo={demo} linked={linked} load={load} onClose={onClose} />
      </ThemeStateProvider>
    </I18nProvider>,
  );
  return { demo, load, onClose, unmount, code: () => demo.querySelector('pre')! };
}

function write(text: string): void {
  const view = EditorView.findFromDOM(document.querySelector<HTMLElement>('.cm-editor')!)!;
  act(() => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }));
}

test('an edit holds a reload back until it is undone or a link holds it', () => {
  const { demo } = open();
  expect(isUnsaved()).toBe(false);
  write('const a = 2;');
  expect(isUnsaved()).toBe(true);
  act(() => emit(demo, LINKED_EVENT));
  expect(isUnsaved()).toBe(false);
  write('const a = 3;');
  expect(isUnsaved()).toBe(true);
  write('const a = 1;');
  expect(isUnsaved()).toBe(false);
});

test('the edit of a link is kept in that link', () => {
  open('const a = 2;');
  expect(isUnsaved()).toBe(false);
  write('const a = 3;');
  expect(isUnsaved()).toBe(true);
});

test('the edit stands where copying finds it, and the code with its colours comes back in the end', () => {
  const { demo, code, unmount } = open();
  const coloured = code().innerHTML;
  write('const a = 2;');
  expect(code().textContent).toBe('const a = 2;\n');
  expect(readEdit(demo.dataset.edit!)).toBe('const a = 2;');
  unmount();
  expect(code().innerHTML).toBe(coloured);
  expect(demo.dataset).not.toHaveProperty('edit');
  expect(demo.dataset).not.toHaveProperty('live');
  expect(isUnsaved()).toBe(false);
});

test('the original runs in no frame; an edit runs in one without an origin', async () => {
  open();
  expect(document.querySelector('iframe')).toBeNull();
  write('const a = 2;');
  const frame = await screen.findByTitle('Bars, edited', {}, { timeout: 10_000 });
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms');
  expect(frame.getAttribute('src')).toBe('/x/sandbox/');
});

test('the edit of a link loads nothing and runs nowhere before its reader says so, whatever is typed', async () => {
  const { demo, load } = open('const a = 2;');
  write('const a = 3;');
  await new Promise((done) => setTimeout(done, 400)); // longer than the pause that ends typing
  expect(load).not.toHaveBeenCalled();
  expect(document.querySelector('iframe')).toBeNull();
  act(() => screen.getByRole('button', { name: 'Run' }).click());
  const frame = await screen.findByTitle('Bars, edited', {}, { timeout: 10_000 });
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
  expect(demo.dataset).toHaveProperty('linked');
  expect(screen.getByText(/Edited by a link/)).toBeTruthy();
});

test('until its files are there an edit says that it is on its way, and that they are lost when they are', async () => {
  const { load } = open('const a = 2;');
  let lose = () => {};
  load.mockImplementation(
    () =>
      new Promise((_, reject) => {
        lose = () => reject(new Error('offline'));
      }),
  );
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => screen.getByRole('button', { name: 'Run' }).click());
  expect(screen.getByRole('status').textContent).toBe('Preparing the edited demo');
  await act(async () => lose());
  expect(screen.getByRole('status').textContent).toMatch(/^The edited demo could not be started\./);
});

test('the edit of a link that changes nothing is the demo itself', () => {
  const { demo } = open('const a = 1;');
  expect(screen.queryByRole('button', { name: 'Run' })).toBeNull();
  expect(demo.dataset).not.toHaveProperty('linked');
});

test.each([
  ['kept', false],
  ['given up', true],
])('switching the language asks, and the edit is %s', (_, answer) => {
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(answer);
  const heard = vi.fn();
  document.addEventListener('click', heard, { once: true });
  const { onClose } = open();
  write('const a = 2;');
  screen.getByRole('button', { name: 'JS' }).click();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalledTimes(answer ? 1 : 0);
  expect(heard).toHaveBeenCalledTimes(answer ? 1 : 0);
  document.removeEventListener('click', heard);
});

test('without an edit nobody is asked', () => {
  const ask = vi.spyOn(window, 'confirm');
  const { onClose } = open();
  screen.getByRole('button', { name: 'JS' }).click();
  expect(ask).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledTimes(1);
});
