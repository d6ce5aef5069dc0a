// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { typePopovers, type TypePopovers } from './typePopover.ts';

let popovers: TypePopovers | undefined;

beforeEach(() => {
  document.body.innerHTML = '<a href="/x/api/charts/bar-chart/#series">series</a>';
  HTMLElement.prototype.showPopover = () => {};
});

afterEach(() => popovers?.stop());

/** Shows what the link says, as if the pointer stayed on it. */
async function hover(): Promise<string | undefined> {
  const link = document.querySelector('a')!;
  vi.spyOn(link, 'matches').mockReturnValue(true);
  await popovers?.show(link);
  return document.getElementById('type-popover')?.textContent;
}

const hints = () => Response.json({ series: 'BarSeries[]' });

test.each<[string, () => Promise<Response>]>([
  ['does not arrive', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is answered by a fault', async () => new Response('', { status: 503 })],
  ['is cut short', async () => new Response('{"series":')],
])('a file of types that %s is asked for again with the next name', async (_, fail) => {
  const ask = vi.fn(async () => hints()).mockImplementationOnce(fail);
  popovers = typePopovers(ask);
  expect(await hover()).toBeUndefined();
  expect(await hover()).toBe('BarSeries[]');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a page without types is asked once', async () => {
  const ask = vi.fn(async () => new Response('', { status: 404 }));
  popovers = typePopovers(ask);
  expect(await hover()).toBeUndefined();
  expect(await hover()).toBeUndefined();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('stopping closes what is open', async () => {
  popovers = typePopovers(async () => hints());
  await hover();
  popovers.stop();
  expect(document.getElementById('type-popover')).toBeNull();
});
