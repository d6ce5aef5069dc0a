// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { listOutsideRequests } from '#data/site/outsideRequests.ts';
import { readSite } from '#data/site/readSite.ts';
import { documentDay } from '#src/documents/page/pageFoot.node.ts';
import { listPages } from '#src/documents/page/loadPage.node.ts';
import { requestFacts, rootFiles, printSitemap, type ListedPage } from './rootFiles.node.ts';

describe('rootFiles', () => {
  const SANDBOXES =
    'Only when a visitor asks for it: stackBlitz (https://stackblitz.com); codeSandbox (https://codesandbox.io).';

  function facts(environment: Record<string, string>): string[] {
    return requestFacts(listOutsideRequests(readSite(environment)))
      .trimEnd()
      .split('\n');
  }

  describe('npm start says', () => {
    test('that a site without settings asks nobody else, and what would change that', () => {
      expect(facts({})).toEqual([
        'Requests to others: none.',
        SANDBOXES,
        'Off, because not set: NEXT_PUBLIC_FEEDBACK_URL, NEXT_PUBLIC_AD_SCRIPT_URL, NEXT_PUBLIC_AD_FEED_URL, NEXT_PUBLIC_ANALYTICS_ID, NEXT_PUBLIC_ICON_FONT_URL, NEXT_PUBLIC_EXTRA_FONT_URL, NEXT_PUBLIC_ALGOLIA_APP_ID.',
      ]);
    });

    test('whom a site asks', () => {
      expect(
        facts({
          NEXT_PUBLIC_FEEDBACK_URL: 'https://feedback.example.com/v1',
          NEXT_PUBLIC_ICON_FONT_URL: 'https://fonts.googleapis.com/icon',
        }),
      ).toEqual([
        'Requests to others: feedback (https://feedback.example.com); iconFont (https://fonts.googleapis.com, https://fonts.gstatic.com).',
        SANDBOXES,
        'Off, because not set: NEXT_PUBLIC_AD_SCRIPT_URL, NEXT_PUBLIC_AD_FEED_URL, NEXT_PUBLIC_ANALYTICS_ID, NEXT_PUBLIC_EXTRA_FONT_URL, NEXT_PUBLIC_ALGOLIA_APP_ID.',
      ]);
    });

    test('whom the ads ask, and nobody where they are off', () => {
      const network = {
        NEXT_PUBLIC_AD_SCRIPT_URL: 'https://ads.example.com/serve.js',
        SITE_AD_NETWORK_HOSTS: 'cdn.example.com',
        NEXT_PUBLIC_AD_FEED_URL: 'https://feed.example.com/ads',
        NEXT_PUBLIC_AD_IMAGE_HOSTS: 'img.example.com',
      };
      expect(facts(network)[0]).toBe(
        'Requests to others: adScript (https://ads.example.com, https://cdn.example.com); adFeed (https://feed.example.com, https://img.example.com).',
      );
      expect(facts({ ...network, NEXT_PUBLIC_ADS: 'false' })[0]).toBe('Requests to others: none.');
    });
  });

  describe('npm start and npm run build say that a feed', () => {
    const feed = { NEXT_PUBLIC_AD_FEED_URL: 'https://feed.example.com/ads' };
    const SENTENCE =
      'The pictures and impressions of the ad feed are not asked for: NEXT_PUBLIC_AD_IMAGE_HOSTS names no host.';

    test('without image hosts shows no picture and counts no impression', () => {
      expect(facts(feed)).toContain(SENTENCE);
    });

    test.each([
      [{ ...feed, NEXT_PUBLIC_AD_IMAGE_HOSTS: 'img.example.com' }],
      [{ ...feed, NEXT_PUBLIC_ADS: 'false' }],
      [{}],
    ])('is as it should be with %j', (environment) => {
      expect(facts(environment)).not.toContain(SENTENCE);
    });
  });

  describe('where a host knows no redirects', () => {
    test.each([
      ['index.html', '/x/'],
      ['x/react-charts/heat-map/index.html', '/x/react-charts/heatmap/'],
      ['x/license/index.html', 'https://mui.com/legal/mui-x-eula/'],
    ])('the page %s leads to %s, and is kept from search engines', (file, to) => {
      const html = rootFiles().get(file);
      expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`);
      expect(html).toContain(`<a href="${to}">`);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).toMatch(
        new RegExp(`<link rel="canonical" href="https?://[^"]*${to.slice(8)}">`),
      );
      expect(html).not.toContain('<script');
    });

    test('a pattern has no page', () => {
      expect([...rootFiles().keys()].filter((file) => /[:*]/.test(file))).toEqual([]);
    });
  });

  test('crawlers are told the way to the sitemap', () => {
    expect(rootFiles().get('robots.txt')).toContain(
      'Sitemap: http://localhost:8400/x/sitemap.xml\n',
    );
  });
});

describe('sitemap', () => {
  const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  const MOST_PAGES = 50_000;
  const LOCATION = { least: 12, most: 2048 } as const;
  /** The order in which the schema takes what may stand in a `url`. */
  const CHILDREN = ['loc', 'lastmod', 'changefreq', 'priority'];

  /** What https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd says against a text. */
  function breaches(xml: string): string[] {
    const { documentElement: root } = new DOMParser().parseFromString(xml, 'application/xml');
    const urls = [...root.children];
    return [
      ...(root.localName === 'urlset' && root.namespaceURI === NAMESPACE ? [] : ['no urlset']),
      ...(urls.length > 0 && urls.length <= MOST_PAGES ? [] : [`${urls.length} pages`]),
      ...urls.flatMap((url) => urlBreaches(url)),
    ];
  }

  function urlBreaches(url: Element): string[] {
    const names = [...url.children].map(({ localName }) => localName);
    const inOrder = CHILDREN.filter((name) => names.includes(name));
    const location = textOf(url, 'loc');
    const day = textOf(url, 'lastmod');
    const isLocation =
      URL.canParse(location) &&
      location.length >= LOCATION.least &&
      location.length <= LOCATION.most;
    return [
      ...(url.localName === 'url' && url.namespaceURI === NAMESPACE ? [] : [`a ${url.localName}`]),
      ...(names.join() === inOrder.join() ? [] : [`holds ${names.join()}`]),
      ...(isLocation ? [] : [`"${location}" is no location`]),
      ...(day === '' || isDay(day) ? [] : [`"${day}" is no day`]),
    ];
  }

  function textOf(url: Element, name: string): string {
    return [...url.children].find(({ localName }) => localName === name)?.textContent ?? '';
  }

  function isDay(text: string): boolean {
    return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toISOString().startsWith(text);
  }

  const pages: ListedPage[] = [
    { pathname: '/x/introduction', day: '2026-11-21' },
    { pathname: '/x/react-charts/bars', day: undefined },
    { pathname: '/x/a&b<c', day: '2024-02-29' },
  ];

  test('a sitemap keeps to the schema, with canonical addresses and the days that are known', () => {
    const xml = printSitemap(pages);
    expect(breaches(xml)).toEqual([]);
    const { documentElement } = new DOMParser().parseFromString(xml, 'application/xml');
    expect([...documentElement.children].map(({ textContent }) => textContent)).toEqual([
      'http://localhost:8400/x/introduction/2026-11-21',
      'http://localhost:8400/x/react-charts/bars/',
      'http://localhost:8400/x/a&b<c/2024-02-29',
    ]);
  });

  test('so does that of this site', () => {
    const listed = listPages().map((pathname) => ({ pathname, day: documentDay(pathname) }));
    expect(listed.length).toBeGreaterThan(300);
    expect(breaches(printSitemap(listed))).toEqual([]);
  });

  describe('the check tells', () => {
    const wrap = (inside: string) => `<urlset xmlns="${NAMESPACE}">${inside}</urlset>`;
    test.each([
      ['another root', '<sitemapindex/>'],
      ['no pages', wrap('')],
      ['XML that is none', wrap('<url>')],
      ['no address', wrap('<url><lastmod>2026-11-21</lastmod></url>')],
      ['an address that is none', wrap('<url><loc>/x/introduction/</loc></url>')],
      [
        'another order',
        wrap('<url><lastmod>2026-11-21</lastmod><loc>https://a.example/</loc></url>'),
      ],
      ['another element', wrap('<url><loc>https://a.example/</loc><title>A</title></url>')],
      [
        'no such day',
        wrap('<url><loc>https://a.example/</loc><lastmod>2026-02-29</lastmod></url>'),
      ],
    ])('%s', (_, xml) => {
      expect(breaches(xml)).not.toEqual([]);
    });
  });
});
