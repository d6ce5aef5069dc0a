import { describe, expect, test } from 'vitest';
import { readSite } from './readSite.ts';

const KEY = 'a1B2'.repeat(12);

test('without environment values the site is one for the own machine', () => {
  expect(readSite({})).toEqual({
    origin: 'http://localhost:8400',
    repository: undefined,
    productionHosts: [],
    isWorkerOff: false,
    licenceKey: undefined,
    feedbackUrl: undefined,
    iconFontUrl: undefined,
    extraFontUrl: undefined,
    ads: {
      isOn: true,
      scriptUrl: undefined,
      feedUrl: undefined,
      networkHosts: [],
      imageHosts: [],
      scriptId: '_carbonads_js',
      backerUrl: 'https://material-ui-next.com/discover-more/backers',
    },
    analytics: undefined,
    searchService: undefined,
    officialOrigin: 'https://mui.com',
    name: 'MUI X',
    languages: [{ code: 'en', name: 'English' }],
    language: 'en',
  });
});

test('environment values are the facts of a deployment', () => {
  expect(
    readSite({
      SITE_ORIGIN: 'https://docs.example.com:8443',
      SITE_REPOSITORY: 'https://git.example.com/team/x-docs',
      SITE_PRODUCTION_HOSTS: 'docs.example.com,www.example.com',
      NEXT_PUBLIC_MUI_LICENSE: KEY,
      NEXT_PUBLIC_FEEDBACK_URL: 'https://feedback.example.com/v1',
      NEXT_PUBLIC_ICON_FONT_URL: 'https://fonts.example.com/icon?family=Icons',
      NEXT_PUBLIC_EXTRA_FONT_URL: 'https://fonts.example.com/css?family=Sans:300,400|Serif',
    }),
  ).toMatchObject({
    origin: 'https://docs.example.com:8443',
    repository: 'https://git.example.com/team/x-docs',
    productionHosts: ['docs.example.com', 'www.example.com'],
    licenceKey: KEY,
    feedbackUrl: 'https://feedback.example.com/v1',
    iconFontUrl: 'https://fonts.example.com/icon?family=Icons',
    extraFontUrl: 'https://fonts.example.com/css?family=Sans:300,400|Serif',
  });
});

test('an ad network is a script, a feed, and the hosts that both load from', () => {
  expect(
    readSite({
      NEXT_PUBLIC_AD_SCRIPT_URL: 'https://cdn.ads.example/serve.js?placement=docs',
      NEXT_PUBLIC_AD_FEED_URL: 'https://feed.ads.example/docs.json',
      NEXT_PUBLIC_AD_IMAGE_HOSTS: 'images.ads.example,pixel.ads.example',
      SITE_AD_NETWORK_HOSTS: 'srv.ads.example',
    }).ads,
  ).toMatchObject({
    scriptUrl: 'https://cdn.ads.example/serve.js?placement=docs',
    feedUrl: 'https://feed.ads.example/docs.json',
    imageHosts: ['images.ads.example', 'pixel.ads.example'],
    networkHosts: ['srv.ads.example'],
  });
});

test.each([
  [{ NODE_ENV: 'production' }, true],
  [{ NODE_ENV: 'development' }, false],
  [{ NODE_ENV: 'development', NEXT_PUBLIC_ADS: 'true' }, true],
  [{ NODE_ENV: 'development', NEXT_PUBLIC_ADS: '' }, false],
  [{ NODE_ENV: 'production', NEXT_PUBLIC_ADS: 'false' }, false],
])('with %j ads are on: %s', (environment, isOn) => {
  expect(readSite(environment).ads.isOn).toBe(isOn);
});

test.each(['http://localhost:8410', 'http://127.0.0.1:8410/feedback-service'])(
  'services on the own machine need no encryption: %s',
  (address) => {
    expect(
      readSite({ NEXT_PUBLIC_FEEDBACK_URL: address, NEXT_PUBLIC_ICON_FONT_URL: address }),
    ).toMatchObject({ feedbackUrl: address, iconFontUrl: address });
  },
);

test('an id alone switches usage statistics on, with the addresses of its vendor', () => {
  expect(readSite({ NEXT_PUBLIC_ANALYTICS_ID: 'G-1A2B3C4D5E' }).analytics).toEqual({
    id: 'G-1A2B3C4D5E',
    scriptUrl: 'https://www.googletagmanager.com/gtag/js',
    receivers: [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
  });
});

test('usage statistics may go elsewhere', () => {
  const elsewhere = {
    NEXT_PUBLIC_ANALYTICS_ID: 'UA-1-2',
    NEXT_PUBLIC_ANALYTICS_SCRIPT_URL: 'http://127.0.0.1:8420/tag.js',
    NEXT_PUBLIC_ANALYTICS_RECEIVERS: 'http://127.0.0.1:8420,https://*.example.com:8443',
  };
  expect(readSite(elsewhere).analytics).toEqual({
    id: 'UA-1-2',
    scriptUrl: 'http://127.0.0.1:8420/tag.js',
    receivers: ['http://127.0.0.1:8420', 'https://*.example.com:8443'],
  });
});

test('without an id nothing else of analytics counts', () => {
  expect(readSite({ NEXT_PUBLIC_ANALYTICS_SCRIPT_URL: 'tag.js' }).analytics).toBeUndefined();
});

test('the host of the origin is the production host unless others are named', () => {
  expect(readSite({ SITE_ORIGIN: 'https://docs.example.com' }).productionHosts).toEqual([
    'docs.example.com',
  ]);
});

test('empty values count as none, because a pipeline sets variables it has no value for', () => {
  expect(
    readSite({
      SITE_REPOSITORY: '',
      SITE_PRODUCTION_HOSTS: '',
      NEXT_PUBLIC_MUI_LICENSE: '',
      NEXT_PUBLIC_FEEDBACK_URL: '',
      NEXT_PUBLIC_ICON_FONT_URL: '',
      NEXT_PUBLIC_EXTRA_FONT_URL: '',
      NEXT_PUBLIC_ADS: '',
      NEXT_PUBLIC_AD_SCRIPT_URL: '',
      NEXT_PUBLIC_AD_FEED_URL: '',
      NEXT_PUBLIC_AD_IMAGE_HOSTS: '',
      SITE_AD_NETWORK_HOSTS: '',
      NEXT_PUBLIC_ANALYTICS_ID: '',
      NEXT_PUBLIC_ANALYTICS_SCRIPT_URL: '',
      NEXT_PUBLIC_ANALYTICS_RECEIVERS: '',
    }),
  ).toEqual(readSite({}));
});

describe('a malformed value stops the build with its sentence', () => {
  test.each([
    '',
    'docs.example.com',
    'https://docs.example.com/',
    'https://docs.example.com/x',
    'https://Docs.example.com',
    'ftp://docs.example.com',
    'https://user@docs.example.com',
  ])('SITE_ORIGIN "%s"', (SITE_ORIGIN) => {
    expect(() => readSite({ SITE_ORIGIN })).toThrow(
      new Error(
        `SITE_ORIGIN is "${SITE_ORIGIN}". Write scheme and host only, such as https://docs.example.com.`,
      ),
    );
  });

  test.each(['git.example.com', 'http://git.example.com/x', 'https://git.example.com/x/'])(
    'SITE_REPOSITORY "%s"',
    (SITE_REPOSITORY) => {
      expect(() => readSite({ SITE_REPOSITORY })).toThrow(
        new Error(
          `SITE_REPOSITORY is "${SITE_REPOSITORY}". Write an https address without a trailing slash, such as https://git.example.com/team/x-docs.`,
        ),
      );
    },
  );

  test.each([
    ['https://docs.example.com', 'https://docs.example.com'],
    ['docs.example.com, www.example.com', ' www.example.com'],
    ['docs.example.com,', ''],
    ['Docs.example.com', 'Docs.example.com'],
    ['docs.example.com:8400', 'docs.example.com:8400'],
  ])('SITE_PRODUCTION_HOSTS "%s"', (SITE_PRODUCTION_HOSTS, host) => {
    expect(() => readSite({ SITE_PRODUCTION_HOSTS })).toThrow(
      new Error(
        `SITE_PRODUCTION_HOSTS holds "${host}". Write lower-case host names with commas between them, such as docs.example.com,www.example.com.`,
      ),
    );
  });

  test.each(['short', `"${KEY}"`, `${KEY} ${KEY}`])(
    'NEXT_PUBLIC_MUI_LICENSE %s, which is not repeated in the message',
    (NEXT_PUBLIC_MUI_LICENSE) => {
      expect(() => readSite({ NEXT_PUBLIC_MUI_LICENSE })).toThrow(
        new Error(
          'NEXT_PUBLIC_MUI_LICENSE is not a licence key. Paste the whole key (letters and digits, no quotes, no spaces), or leave it out: the demos then show a watermark.',
        ),
      );
    },
  );

  test.each([
    'feedback.example.com',
    'http://feedback.example.com',
    'http://localhost.example.com',
    'https://feedback.example.com/',
    'https://feedback.example.com?a=b',
    'https://feedback.example.com#a',
    'https://name:word@feedback.example.com',
    'ftp://localhost',
    'javascript:alert(1)',
  ])('NEXT_PUBLIC_FEEDBACK_URL "%s"', (NEXT_PUBLIC_FEEDBACK_URL) => {
    expect(() => readSite({ NEXT_PUBLIC_FEEDBACK_URL })).toThrow(
      new Error(
        `NEXT_PUBLIC_FEEDBACK_URL is "${NEXT_PUBLIC_FEEDBACK_URL}". Write an https address without a trailing slash, such as https://feedback.example.com (http only for localhost and 127.0.0.1), or leave it out: votes then stay on the visitor's device.`,
      ),
    );
  });

  test.each(['NEXT_PUBLIC_ICON_FONT_URL', 'NEXT_PUBLIC_EXTRA_FONT_URL'])(
    '%s that no page may ask for',
    (name) => {
      for (const address of [
        'fonts.css',
        'http://fonts.example.com/a.css',
        'https://fonts.example.com/a b.css',
      ]) {
        expect(() => readSite({ [name]: address })).toThrow(
          new Error(
            `${name} is "${address}". Write the https address of a style sheet, such as https://fonts.example.com/css?family=Example (http only for localhost and 127.0.0.1), or leave it out: none is asked for.`,
          ),
        );
      }
    },
  );

  test.each(['yes', 'TRUE', '1'])('NEXT_PUBLIC_ADS "%s"', (NEXT_PUBLIC_ADS) => {
    expect(() => readSite({ NEXT_PUBLIC_ADS })).toThrow(
      new Error(
        `NEXT_PUBLIC_ADS is "${NEXT_PUBLIC_ADS}". Write true or false, or leave it out: ads are then shown everywhere but in npm run dev.`,
      ),
    );
  });

  test.each(['NEXT_PUBLIC_AD_SCRIPT_URL', 'NEXT_PUBLIC_AD_FEED_URL'])(
    '%s that no page may ask for',
    (name) => {
      for (const address of [
        'ads.js',
        '//ads.example.com/a.js',
        'http://ads.example.com/a.js',
        'https://a:b@ads.example.com/a.js',
        'data:text/javascript,1',
      ]) {
        expect(() => readSite({ [name]: address })).toThrow(
          new Error(
            `${name} is "${address}". Write the https address that the ad network gave you, such as https://ads.example.com/serve?placement=docs (http only for localhost and 127.0.0.1), or leave it out: pages then show in-house ads.`,
          ),
        );
      }
    },
  );

  test.each(['NEXT_PUBLIC_AD_IMAGE_HOSTS', 'SITE_AD_NETWORK_HOSTS'])(
    '%s with more than host names',
    (name) => {
      for (const host of [
        'https://ads.example.com',
        '*.example.com',
        'ads.example.com/a',
        "'self'",
      ]) {
        expect(() => readSite({ [name]: host })).toThrow(
          new Error(
            `${name} holds "${host}". Write lower-case host names with commas between them, such as docs.example.com,www.example.com.`,
          ),
        );
      }
    },
  );

  test.each([
    ['NEXT_PUBLIC_ANALYTICS_ID', 'G-1</script>', 'NEXT_PUBLIC_ANALYTICS_ID is "G-1</script>".'],
    ['NEXT_PUBLIC_ANALYTICS_SCRIPT_URL', 'http://tags.example.com/a.js', 'is "http://tags'],
    ['NEXT_PUBLIC_ANALYTICS_SCRIPT_URL', 'https://tags.example.com/a.js?id=1', 'without a query'],
    ['NEXT_PUBLIC_ANALYTICS_RECEIVERS', 'https://a.example.com, *', 'holds " *"'],
    ['NEXT_PUBLIC_ANALYTICS_RECEIVERS', "https:; script-src 'unsafe-eval'", 'Write origins'],
    ['NEXT_PUBLIC_ANALYTICS_RECEIVERS', 'https://a.example.com/b', 'Write origins'],
  ])('%s "%s"', (name, value, sentence) => {
    expect(() => readSite({ NEXT_PUBLIC_ANALYTICS_ID: 'G-1', [name]: value })).toThrow(sentence);
  });

  test.each(['no', 'OFF', 'false'])('SITE_SERVICE_WORKER "%s"', (SITE_SERVICE_WORKER) => {
    expect(() => readSite({ SITE_SERVICE_WORKER })).toThrow(
      `SITE_SERVICE_WORKER is "${SITE_SERVICE_WORKER}". Write off to take the service worker away from everybody who comes, or leave it out.`,
    );
  });
});

test.each([
  [undefined, false],
  ['', false],
  ['on', false],
  ['off', true],
])('SITE_SERVICE_WORKER %s: workers are taken away %s', (SITE_SERVICE_WORKER, isOff) => {
  expect(readSite({ SITE_SERVICE_WORKER }).isWorkerOff).toBe(isOff);
});
