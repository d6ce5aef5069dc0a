// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderedDemo, styledFiles } from '#test/renderedDemo.ts';
import { nameEvents } from './nameEvents.ts';

test('the controls of each demo say what is done, and with which demo (behaviour 6)', async () => {
  const demos = ['Bars', 'Pies'].map((name) => renderedDemo(name, styledFiles(name)));
  document.body.innerHTML = (await Promise.all(demos)).join('');
  nameEvents(document);
  const events = [...document.querySelectorAll<HTMLElement>('[data-ga-event-category="demo"]')].map(
    ({ dataset }) => `${dataset.gaEventLabel} ${dataset.gaEventAction}`,
  );
  const actions = [
    'expand',
    'copy',
    'styling-system',
    'styling-tailwind',
    'styling-css',
    'source-ts',
    'source-js',
    'preview',
  ];
  expect(events).toEqual(
    ['Bars', 'Pies'].flatMap((name) => actions.map((action) => `${name} ${action}`)),
  );
});
