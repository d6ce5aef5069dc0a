// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { nameEvents } from './nameEvents.ts';

test('the controls of each demo say what is done, and with which demo (behaviour 6)', () => {
  document.body.innerHTML = ['Bars', 'Pies']
    .map(
      (name) =>
        `<div class="demo" data-demo="${name}"><div class="source"><details><summary></summary></details><button data-do="code-variant" value="TS"></button><button data-do="code-variant" value="JS"></button></div></div>`,
    )
    .join('');
  nameEvents(document);
  const events = [...document.querySelectorAll<HTMLElement>('[data-ga-event-category="demo"]')].map(
    ({ dataset }) => `${dataset.gaEventLabel} ${dataset.gaEventAction}`,
  );
  expect(events).toEqual([
    'Bars expand',
    'Bars source-ts',
    'Bars source-js',
    'Pies expand',
    'Pies source-ts',
    'Pies source-js',
  ]);
});
