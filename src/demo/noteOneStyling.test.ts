// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { noteOneStyling } from './noteOneStyling.ts';

test('demos in one styling say so while another one is preferred, once each', () => {
  document.body.innerHTML = [
    '<div class="demo"><div class="tools">One </div></div>',
    '<div class="demo"><div class="tools">Three <span class="stylings"></span></div></div>',
  ].join('');
  const said = () => document.body.textContent;
  noteOneStyling('CSS', 'System only. ');
  noteOneStyling('Tailwind', 'System only. ');
  expect(said()).toBe('System only. One Three ');
  noteOneStyling('MUI System', 'System only. ');
  expect(said()).toBe('One Three ');
});
