// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { nameEvents } from './nameEvents.ts';

const STYLINGS = ['MUI System', 'Tailwind', 'CSS']
  .map((value) => `<button data-do="code-styling" value="${value}"></button>`)
  .join('');

test('the controls of each demo say what is done, and with which demo (behaviour 6)', () => {
  document.body.innerHTML = ['Bars', 'Pies']
    .map(
      (name) =>
        `<div class="demo" data-demo="${name}"><div class="source"><details><summary></summary></details><button data-do="code-variant" value="TS"></button><button data-do="code-variant" value="JS"></button>${STYLINGS}</div></div>`,
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
    'Bars styling-system',
    'Bars styling-tailwind',
    'Bars styling-css',
    'Pies expand',
    'Pies source-ts',
    'Pies source-js',
    'Pies styling-system',
    'Pies styling-tailwind',
    'Pies styling-css',
  ]);
});
