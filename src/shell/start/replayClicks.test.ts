// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { emit, HYDRATED_EVENT } from '#src/site/timing/pageEvents.ts';
import { replayClicks } from './replayClicks.ts';

const answered = vi.fn();

beforeEach(() => {
  answered.mockReset();
  document.body.innerHTML =
    '<button data-replay id="early"><svg></svg></button><button id="plain"></button>';
});

function hydrate(): void {
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => answered(button.id));
  }
  emit(document, HYDRATED_EVENT);
}

test('makes an early click on a control again once it is alive', () => {
  replayClicks('[data-replay]', HYDRATED_EVENT);
  document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  hydrate();
  expect(answered.mock.calls).toEqual([['early']]);
});

test('makes no click that nobody made, and none on a control of another kind', () => {
  replayClicks('[data-replay]', HYDRATED_EVENT);
  document.getElementById('plain')?.click();
  hydrate();
  expect(answered).not.toHaveBeenCalled();
});
