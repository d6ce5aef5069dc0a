import { describe, expect, test } from 'vitest';
import { listOutsideRequests } from '#data/site/outsideRequests.ts';
import { readSite } from '#data/site/site.ts';
import { requestFacts, rootFiles } from './rootFiles.node.ts';

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
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="https?://[^"]*${to.slice(8)}">`));
    expect(html).not.toContain('<script');
  });

  test('a pattern has no page', () => {
    expect([...rootFiles().keys()].filter((file) => /[:*]/.test(file))).toEqual([]);
  });
});

test('crawlers are told the way to the sitemap', () => {
  expect(rootFiles().get('robots.txt')).toContain('Sitemap: http://localhost:8400/x/sitemap.xml\n');
});
