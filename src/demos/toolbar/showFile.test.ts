// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { showFile } from './showFile.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <div class="demo" id="Bars"><div class="files"><div role="tablist">
      <button role="tab" aria-selected="true">Bars.tsx</button>
      <button role="tab" aria-selected="false" tabindex="-1" value="shared/rain.ts">rain.ts</button>
      <button role="tab" aria-selected="false" tabindex="-1" value="shared/sun.ts">sun.ts</button>
    </div><pre role="tabpanel"><code>demo</code></pre></div></div>`;
});

const answer = (html: string, ok = true) =>
  vi.fn<typeof fetch>(() => Promise.resolve(new Response(html, { status: ok ? 200 : 404 })));

function tab(name: string): HTMLButtonElement {
  return [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
}

function shown(): string[] {
  return [...document.querySelectorAll<HTMLElement>('pre:not([hidden])')].map(
    ({ textContent }) => textContent ?? '',
  );
}

test('a tab shows its file in a panel of its own, and the first one the demo again', async () => {
  await showFile(tab('rain.ts'), 'lost', answer('<i class="k">const</i> rain'));
  expect(shown()).toEqual(['const rain']);
  expect(document.querySelector('pre:not([hidden])')?.getAttribute('aria-label')).toBe('rain.ts');
  expect(tab('rain.ts').getAttribute('aria-controls')).toBe('Bars-file-1');
  expect([tab('Bars.tsx').tabIndex, tab('rain.ts').tabIndex]).toEqual([-1, 0]);
  await showFile(tab('Bars.tsx'), 'lost', answer(''));
  expect(shown()).toEqual(['demo']);
  expect(tab('Bars.tsx').ariaSelected).toBe('true');
});

test('a file is asked for once', async () => {
  const ask = answer('rain');
  await showFile(tab('rain.ts'), 'lost', ask);
  await showFile(tab('Bars.tsx'), 'lost', ask);
  await showFile(tab('rain.ts'), 'lost', ask);
  expect(ask.mock.calls).toEqual([['/x/demo-files/shared/rain.ts.txt']]);
});

test('a file that does not arrive says so, and is asked for again', async () => {
  await showFile(tab('rain.ts'), 'It is lost.', answer('', false));
  expect(shown()).toEqual(['It is lost.']);
  await showFile(tab('rain.ts'), 'It is lost.', answer('rain'));
  expect(shown()).toEqual(['rain']);
});

test('of two tabs that are pressed at once the last one is shown, whichever arrives first', async () => {
  let arrive: (response: Response) => void = () => {};
  const slow = showFile(
    tab('rain.ts'),
    'lost',
    () => new Promise<Response>((done) => (arrive = done)),
  );
  await showFile(tab('sun.ts'), 'lost', answer('sun'));
  arrive(new Response('rain'));
  await slow;
  expect(shown()).toEqual(['sun']);
});
