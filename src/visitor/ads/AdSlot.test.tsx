// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inHouseAds } from '#data/ads.ts';
import { readSite } from '#data/site/readSite.ts';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { AdProvider, type AdConfig } from './AdProvider.tsx';
import { AdSlot } from './AdSlot.tsx';
import { visibleClock } from './clock.ts';

const BACKERS = 'https://material-ui-next.com/discover-more/backers';
const SCRIPT = 'https://ads.example/serve.js';
const AD = '<a href="https://acme.example/">Anvils</a>';
const STEP_MS = 100;
/** Draws for one slot: no appeal, the third in-house ad; then one for each label. */
const DRAWS = [0.9, 0.4];

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function configure(changes: Partial<AdConfig> = {}, draws = DRAWS) {
  const left = [...draws];
  const { ads: settings } = readSite({
    NEXT_PUBLIC_AD_SCRIPT_URL: SCRIPT,
    NEXT_PUBLIC_AD_FEED_URL: 'https://feed.example/ads.json',
    NEXT_PUBLIC_AD_IMAGE_HOSTS: 'i.example',
  });
  return {
    settings,
    ads: inHouseAds,
    isBot: false,
    refusesTracking: false,
    shape: 'image' as const,
    displayRatio: 1,
    clock: visibleClock(document),
    random: vi.fn(() => left.shift() ?? 0.5),
    request: vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch'))),
    report: vi.fn<AdConfig['report']>(),
    ...changes,
  };
}

function show(config: AdConfig) {
  return render(
    <I18nProvider>
      <p>The page</p>
      <AdProvider config={config}>
        <AdSlot />
      </AdProvider>
    </I18nProvider>,
  );
}

/** In steps, because React looks at what has changed between them only. */
async function wait(ms: number): Promise<void> {
  for (let left = ms; left >= 0; left -= STEP_MS) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS)));
  }
}

/** What the network's script would do in its node. */
function draw(html: string, id = 'carbonads'): void {
  const script = document.getElementById('_carbonads_js');
  script?.insertAdjacentHTML('afterend', `<div id="${id}">${html}</div>`);
}

function stateOf(): string | null | undefined {
  return document.querySelector('.ad-slot')?.getAttribute('data-state');
}

function slotLabel(): string | null | undefined {
  return document.querySelector('.ad-slot')?.getAttribute('data-ga-event-label');
}

function isNetworkSeen(): boolean {
  return document.querySelector('.ad-network')?.hasAttribute('hidden') === false;
}

function ownAd(): HTMLElement | null {
  return screen.queryByRole('link', { name: /Design kits/ });
}

function displays({ report }: AdConfig): string[] {
  return vi
    .mocked(report)
    .mock.calls.filter(([event]) => event.eventAction === 'display')
    .map(([event]) => event.eventLabel);
}

describe('the timeline of a network that is well', () => {
  test('the element at 400 is found at 500 and counted at 3000', async () => {
    const config = configure();
    show(config);
    await wait(0);
    expect(document.getElementById('_carbonads_js')).not.toBeNull();
    expect(stateOf()).toBe('pending');
    expect(slotLabel()).toBeNull();
    await wait(400);
    draw(AD);
    await wait(99);
    expect(stateOf()).toBe('pending');
    await wait(1);
    expect(stateOf()).toBe('network');
    expect(slotLabel()).toBe('carbon-body-top-image');
    await wait(2499);
    expect(displays(config)).toEqual([]);
    await wait(1);
    expect(displays(config)).toEqual(['carbon-body-top-image']);
    expect(vi.getTimerCount()).toBe(0);
    await wait(20_000);
    expect(displays(config)).toHaveLength(1);
    expect(ownAd()).toBeNull();
  });

  test('a second injection is not drawn over the first', async () => {
    const config = configure();
    show(config);
    await wait(0);
    draw(AD);
    draw(AD, 'carbonads_2');
    await wait(3000);
    expect(displays(config)).toEqual(['carbon-body-top-image']);
    expect(document.querySelectorAll('script')).toHaveLength(1);
  });
});

describe('the timeline of a blocked script', () => {
  test('own ads come at 3000 and are counted at 5500; the last try is at 14500', async () => {
    const config = configure();
    show(config);
    await wait(2999);
    expect(stateOf()).toBe('pending');
    expect(ownAd()).toBeNull();
    await wait(1);
    expect(stateOf()).toBe('blocked');
    expect(ownAd()).not.toBeNull();
    expect(isNetworkSeen()).toBe(false);
    await wait(2499);
    expect(displays(config)).toEqual([]);
    await wait(1);
    expect(displays(config)).toEqual(['in-house-body-top-image']);
    await wait(8999);
    expect(vi.getTimerCount()).toBe(1);
    await wait(1);
    expect(vi.getTimerCount()).toBe(0);
    draw(AD);
    await wait(60_000);
    expect(stateOf()).toBe('blocked');
    expect(displays(config)).toHaveLength(1);
  });

  test.each([
    [0.1999, 'in-house-adblock-body-top-image'],
    [0.2, 'in-house-body-top-image'],
  ])('a draw of %d makes it %s', async (appeal, label) => {
    const config = configure({}, [appeal, 0.4]);
    show(config);
    await wait(5500);
    expect(displays(config)).toEqual([label]);
    expect(screen.queryByText(/let ads through here/) !== null).toBe(appeal < 0.2);
    expect(ownAd() !== null).toBe(appeal >= 0.2);
  });
});

describe('the timeline of a late element', () => {
  test('at 4700 it is found at 5000: the same node is revealed, and only it is counted', async () => {
    const config = configure();
    show(config);
    await wait(4700);
    const node = document.querySelector('.ad-script');
    expect(stateOf()).toBe('blocked');
    draw(AD);
    await wait(300);
    expect(stateOf()).toBe('network');
    expect(isNetworkSeen()).toBe(true);
    expect(document.querySelector('.ad-script')).toBe(node);
    expect(document.querySelectorAll('#_carbonads_js')).toHaveLength(1);
    expect(ownAd()).toBeNull();
    await wait(2499);
    expect(displays(config)).toEqual([]);
    await wait(1);
    expect(displays(config)).toEqual(['carbon-body-top-image']);
    await wait(60_000);
    expect(displays(config)).toHaveLength(1);
  });
});

describe('the timeline of the backer link', () => {
  test('at 400 it is found at 500: an own ad without appeal, counted at 3000', async () => {
    const config = configure({}, [0, 0.4]);
    show(config);
    await wait(400);
    draw(`<a href="${BACKERS}">Backers</a>`);
    await wait(100);
    expect(stateOf()).toBe('fallback');
    expect(ownAd()).not.toBeNull();
    expect(document.querySelector('.ad-network')).toBeNull();
    await wait(2500);
    expect(displays(config)).toEqual(['in-house-carbon-body-top-image']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that comes after its element is found too', async () => {
    const config = configure();
    show(config);
    await wait(400);
    draw('');
    await wait(100);
    expect(stateOf()).toBe('network');
    document.getElementById('carbonads')!.innerHTML = `<a href="${BACKERS}">Backers</a>`;
    await wait(500);
    expect(stateOf()).toBe('fallback');
    await wait(60_000);
    expect(displays(config)).toEqual(['in-house-carbon-body-top-image']);
  });
});

describe('without a network', () => {
  const none = readSite({}).ads;

  test('a bot sees nothing, and nothing is tried', async () => {
    const config = configure({ isBot: true });
    show(config);
    expect(document.querySelector('.ad-slot')).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
    await wait(60_000);
    expect(displays(config)).toEqual([]);
    expect(document.querySelector('script')).toBeNull();
  });

  test.each<[string, Partial<AdConfig>]>([
    ['none is configured', { settings: none }],
    ['the visitor refuses tracking', { refusesTracking: true }],
    ['the visitor refuses tracking, inline', { refusesTracking: true, shape: 'inline' }],
    ['there is only a feed', { settings: { ...none, feedUrl: 'https://feed.example/' } }],
    ['there is only a script', { settings: { ...none, scriptUrl: SCRIPT }, shape: 'inline' }],
  ])('because %s, an own ad is there at once, and nobody is appealed to', async (_, changes) => {
    const config = configure(changes, [0, 0.4]);
    show(config);
    expect(ownAd()).not.toBeNull();
    expect(vi.getTimerCount()).toBe(1);
    await wait(2500);
    expect(displays(config)).toEqual([`in-house-body-top-${config.shape}`]);
    await wait(60_000);
    expect(vi.getTimerCount()).toBe(0);
    expect(document.querySelector('script, .ad-network')).toBeNull();
    expect(config.request).not.toHaveBeenCalled();
  });

  test('a fifth of the own ads is each', () => {
    for (const [index, { name }] of inHouseAds.entries()) {
      show(configure({ settings: none }, [0.5, index / 5]));
      expect(screen.getByRole('link').textContent).toContain(name);
      cleanup();
    }
  });
});

describe('the inline shape', () => {
  const item = {
    statlink: 'https://acme.example/',
    statimp: 'https://i.example/imp',
    company: 'Acme <b onclick="alert(1)">',
    description: '<script>document.title = "broken into"</script> & more',
    pixel: 'https://i.example/1?[timestamp]||https://i.example/2',
    timestamp: '171',
  };
  const answer = (body: unknown, ms: number) =>
    vi.fn<typeof fetch>(
      () => new Promise((done) => setTimeout(() => done(Response.json(body)), ms)),
    );

  test('an answer at 300 is found at 500 and counted at 3000', async () => {
    const config = configure({ shape: 'inline', request: answer({ ads: [item] }, 300) });
    show(config);
    await wait(299);
    expect(document.querySelector('.carbonads')).toBeNull();
    await wait(1);
    expect(document.querySelector('.carbonads')).not.toBeNull();
    expect([...document.images].map(({ src }) => src)).toEqual([
      'https://i.example/imp',
      'https://i.example/1?171',
      'https://i.example/2',
    ]);
    await wait(200);
    expect(stateOf()).toBe('network');
    await wait(2500);
    expect(displays(config)).toEqual(['carbon-body-top-inline']);
    expect(config.request).toHaveBeenCalledOnce();
    expect(document.querySelector('script')).toBeNull();
  });

  test('what the feed says is text, and its link tells nobody anything', async () => {
    show(configure({ shape: 'inline', request: answer({ ads: [item] }, 0) }));
    await wait(500);
    const link = screen.getByRole('link');
    expect(link.textContent).toBe(`${item.company} – ${item.description}`);
    expect(link.getAttribute('href')).toBe('https://acme.example/');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('sponsored noopener noreferrer');
    expect(link.getAttribute('data-ga-event-label')).toBe('carbon-demo-inline');
    expect(document.querySelector('script, [onclick]')).toBeNull();
    expect(screen.getByText('Ad by Carbon')).not.toBeNull();
  });

  test('an empty feed is asked ten times, then the slot counts as blocked', async () => {
    const config = configure({ shape: 'inline', request: answer({ ads: [{}] }, 10) });
    show(config);
    await wait(300);
    expect(config.request).toHaveBeenCalledTimes(10);
    await wait(2700);
    expect(stateOf()).toBe('blocked');
    await wait(2500);
    expect(displays(config)).toEqual(['in-house-body-top-inline']);
    expect(config.request).toHaveBeenCalledTimes(10);
  });

  test('a feed that cannot be reached is asked once', async () => {
    const config = configure({ shape: 'inline' });
    show(config);
    await wait(5500);
    expect(config.request).toHaveBeenCalledOnce();
    expect(displays(config)).toEqual(['in-house-body-top-inline']);
    expect(document.querySelector('img')).toBeNull();
  });

  test('F12 whoever leaves the page ends the requests', async () => {
    const request = answer({ ads: [{}] }, 100);
    const { unmount } = show(configure({ shape: 'inline', request }));
    await wait(150);
    unmount();
    await wait(5000);
    expect(request).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('an own ad opens in a tab of its own, names its publisher, and counts clicks under its own label', () => {
  show(configure({ refusesTracking: true }));
  const link = ownAd()!;
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener sponsored');
  expect(screen.getByText('Ad by MUI')).not.toBeNull();
  expect(link.dataset).toMatchObject({
    gaEventCategory: 'ad',
    gaEventAction: 'click',
    gaEventLabel: 'in-house-kits',
  });
  const picture = link.querySelector('img');
  expect([picture?.width, picture?.height, picture?.alt]).toEqual([130, 100, '']);
  expect(slotLabel()).toBe('in-house-body-top-image');
});

test('time in which nobody sees the page makes nobody a blocker', async () => {
  show(configure());
  await wait(1000);
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(60_000);
  expect(stateOf()).toBe('pending');
  seen.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(2000);
  expect(stateOf()).toBe('blocked');
});

test('whoever leaves early is not counted', async () => {
  const config = configure({ refusesTracking: true });
  const { unmount } = show(config);
  await wait(2499);
  unmount();
  await wait(5000);
  expect(displays(config)).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a display is told for a tenth of the slots', async () => {
  for (const [draw, told] of [
    [0.1, 1],
    [0.1001, 0],
  ] as const) {
    const config = configure({ refusesTracking: true, displayRatio: 0.1 }, [0.9, 0.4, draw]);
    show(config);
    await wait(2500);
    expect(displays(config)).toHaveLength(told);
    cleanup();
  }
});

describe('an ad that cannot be drawn', () => {
  const bad = [
    {
      name: Object('broken'),
      get link(): string {
        throw new Error('broken');
      },
    },
  ];
  const ads = bad as unknown as AdConfig['ads'];

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  test('leaves the page as it is, and is told once with the label of the slot', async () => {
    const config = configure({ ads, refusesTracking: true });
    show(config);
    expect(screen.getByText('The page')).not.toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    expect(document.querySelector('.ad-slot')).toBeNull();
    await wait(10_000);
    expect(vi.mocked(config.report).mock.calls).toEqual([
      [{ name: 'ad', eventAction: 'crash', eventLabel: 'in-house-body-top-image' }],
    ]);
  });

  test('leaves nothing of the slot, and nothing is tried any more', async () => {
    const config = configure({ ads });
    show(config);
    await wait(3000);
    expect(screen.getByText('The page')).not.toBeNull();
    expect(document.querySelector('.ad-slot, [data-ga-event-category]')).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
    await wait(60_000);
    expect(vi.mocked(config.report).mock.calls).toEqual([
      [{ name: 'ad', eventAction: 'crash', eventLabel: 'in-house-body-top-image' }],
    ]);
  });

  test('that fails before there is anything to count is told with the text null', async () => {
    const settings = { ...configure().settings };
    Object.defineProperty(settings, 'imageHosts', {
      get() {
        throw new Error('broken');
      },
    });
    const config = configure({ settings, shape: 'inline' });
    show(config);
    await wait(10_000);
    const crashes = vi
      .mocked(config.report)
      .mock.calls.filter(([event]) => event.eventAction === 'crash');
    expect(crashes).toEqual([[{ name: 'ad', eventAction: 'crash', eventLabel: 'null' }]]);
  });

  test('has another chance on the next page', () => {
    const config = configure({ ads, refusesTracking: true });
    const { unmount } = show(config);
    unmount();
    show({ ...config, ads: inHouseAds });
    expect(screen.getByRole('link')).not.toBeNull();
  });
});
