// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fileAddress } from '#src/demos/model/demoAddresses.ts';
import { renderedDemo } from '#test/renderedDemo.ts';
import { showFile } from './showFile.ts';

const DEMO = "import './rain.css';\nimport './sun.css';\n";

let page: string;

beforeAll(async () => {
  page = await renderedDemo('Bars', { 'Bars.tsx': DEMO, 'rain.css': '', 'sun.css': '' });
});

beforeEach(() => {
  document.body.innerHTML = page;
});

const answer = (html: string, ok = true) =>
  vi.fn<typeof fetch>(() => Promise.resolve(new Response(html, { status: ok ? 200 : 404 })));

function tab(name: string): HTMLButtonElement {
  return [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.endsWith(name),
  )!;
}

function shown(): string[] {
  return [...document.querySelectorAll<HTMLElement>('pre:not([hidden])')].map(
    ({ textContent }) => textContent ?? '',
  );
}

test('a tab shows its file in a panel of its own, and the first one the demo again', async () => {
  await showFile(tab('rain.css'), 'lost', answer('<i class="k">const</i> rain'));
  expect(shown()).toEqual(['const rain']);
  expect(document.querySelector('pre:not([hidden])')?.getAttribute('aria-label')).toBe('rain.css');
  expect(tab('rain.css').getAttribute('aria-controls')).toBe('Bars-file-1');
  expect([tab('Bars.tsx').tabIndex, tab('rain.css').tabIndex]).toEqual([-1, 0]);
  await showFile(tab('Bars.tsx'), 'lost', answer(''));
  expect(shown()).toEqual([DEMO]);
  expect(tab('Bars.tsx').ariaSelected).toBe('true');
});

test('a file is asked for once', async () => {
  const ask = answer('rain');
  await showFile(tab('rain.css'), 'lost', ask);
  await showFile(tab('Bars.tsx'), 'lost', ask);
  await showFile(tab('rain.css'), 'lost', ask);
  expect(ask.mock.calls).toEqual([[fileAddress(tab('rain.css').value)]]);
});

test('a file that does not arrive says so, and is asked for again', async () => {
  await showFile(tab('rain.css'), 'It is lost.', answer('', false));
  expect(shown()).toEqual(['It is lost.']);
  await showFile(tab('rain.css'), 'It is lost.', answer('rain'));
  expect(shown()).toEqual(['rain']);
});

test('of two tabs that are pressed at once the last one is shown, whichever arrives first', async () => {
  let arrive: (response: Response) => void = () => {};
  const slow = showFile(
    tab('rain.css'),
    'lost',
    () => new Promise<Response>((done) => (arrive = done)),
  );
  await showFile(tab('sun.css'), 'lost', answer('sun'));
  arrive(new Response('rain'));
  await slow;
  expect(shown()).toEqual(['sun']);
});
