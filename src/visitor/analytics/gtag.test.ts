// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addVendorScript, gtag, openDataLayer, type TagWindow } from './gtag.ts';
import { isCounting } from '#src/visitor/signals/isCounting.ts';
import { sendAdCrash, sendAdDisplay } from './events.ts';
import { chooseUsage } from '#src/visitor/signals/usageChoice.ts';

vi.hoisted(() => {
  process.env.NEXT_PUBLIC_ANALYTICS_ID = 'G-1A2B';
});

const world = window as TagWindow;

beforeEach(() => {
  delete world.dataLayer;
  delete world.gtag;
});

afterEach(() => {
  chooseUsage(true);
  vi.unstubAllGlobals();
});

function commands(): unknown[][] {
  return (world.dataLayer ?? []).map((command) => [...(command as IArguments)]);
}

test('the list of commands begins with no cookies, the time, and no page views of the vendor’s own', () => {
  const now = new Date();
  openDataLayer(world, 'G-1A2B', now);
  expect(commands()).toEqual([
    [
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
      },
    ],
    ['js', now],
    ['config', 'G-1A2B', { send_page_view: false }],
  ]);
});

test('commands are `arguments` objects, which is how the vendor’s script knows them', () => {
  openDataLayer(world, 'G-1A2B', new Date());
  expect(String(world.dataLayer?.[0])).toBe('[object Arguments]');
});

test('A8 without the vendor’s script commands wait in a list and nothing is thrown', () => {
  gtag('event', 'docs', { eventAction: 'click-back-to-top', eventLabel: null });
  gtag('event', 'docs', { eventAction: 'copy-click', eventLabel: null });
  expect(commands()).toHaveLength(5);
  expect(commands().at(-1)).toEqual([
    'event',
    'docs',
    { eventAction: 'copy-click', eventLabel: null },
  ]);
});

test('a `gtag` that is there already is the one that is used', () => {
  const own = vi.fn();
  world.gtag = own;
  gtag('event', 'header', { eventAction: 'github', eventLabel: null });
  expect(own).toHaveBeenCalledTimes(1);
  expect(world.dataLayer).toBeUndefined();
});

describe('nothing is counted', () => {
  test.each([
    ['Do Not Track', { doNotTrack: '1' }],
    ['Do Not Track in an older Firefox', { doNotTrack: 'yes' }],
    ['Global Privacy Control', { globalPrivacyControl: true }],
  ])('with %s on', (_, signals) => {
    vi.stubGlobal('navigator', signals);
    gtag('event', 'docs', { eventAction: 'copy-click', eventLabel: null });
    expect(isCounting()).toBe(false);
    expect(world).not.toHaveProperty('dataLayer');
    expect(world).not.toHaveProperty('gtag');
  });

  test('for a visitor who refused, from then on', () => {
    gtag('event', 'docs', { eventAction: 'copy-click', eventLabel: null });
    chooseUsage(false);
    gtag('event', 'docs', { eventAction: 'copy-click', eventLabel: null });
    expect(commands()).toHaveLength(4);
  });
});

test.each([
  ['off', { doNotTrack: '0' }],
  ['not said', { doNotTrack: null }],
  ['unknown to the browser', {}],
])('it is counted where a signal is %s', (_, signals) => {
  vi.stubGlobal('navigator', signals);
  expect(isCounting()).toBe(true);
});

test('the vendor’s script is asked for once, and holds nothing up', () => {
  const vendor = { id: 'G-1A2B', scriptUrl: 'https://tags.example.com/gtag/js' };
  addVendorScript(document, vendor);
  addVendorScript(document, vendor);
  const scripts = [...document.scripts];
  expect(scripts.map(({ src }) => src)).toEqual(['https://tags.example.com/gtag/js?id=G-1A2B']);
  expect(scripts[0]?.async).toBe(true);
});

describe('advertisements', () => {
  test('a display says which label was seen; whether it is told, the slot has drawn', () => {
    sendAdDisplay('carbon-body-top-inline');
    expect(commands().at(-1)).toEqual([
      'event',
      'ad',
      { eventAction: 'display', eventLabel: 'carbon-body-top-inline' },
    ]);
  });

  test.each([
    ['in-house-body-top-image', 'in-house-body-top-image'],
    [undefined, 'null'],
    [null, 'null'],
  ])('a crash is always sent: label %s as %s', (label, sent) => {
    sendAdCrash(label);
    expect(commands().at(-1)).toEqual(['event', 'ad', { eventAction: 'crash', eventLabel: sent }]);
  });
});
