import { drawAd, PICTURE_HOST, refuse, sendFeed, stall, type Answer } from './adNetwork.ts';

const BACKERS = 'https://material-ui-next.com/discover-more/backers';

const FEED_AD = {
  statlink: '//advertiser.example/a',
  company: 'Advertiser',
  description: 'A <b>word</b> from the feed',
  image: `https://${PICTURE_HOST}/a.png`,
  statimp: `//${PICTURE_HOST}/seen`,
  pixel: `https://${PICTURE_HOST}/1?[timestamp]||https://${PICTURE_HOST}/2?[timestamp]`,
  timestamp: '171',
};

/** A column of the timelines (behaviour 5.4), or a network that does worse. */
export type Column = {
  name: string;
  shape: 'image' | 'inline';
  script?: Answer;
  feed?: Answer;
  /** States that the slot goes through. */
  states: string[];
  /** The one display that is told; none: nothing is. */
  display?: string;
  appeals?: boolean;
  userAgent?: string;
  /** What the slot says in the end. */
  says?: string;
  /** How often the network's script or feed is asked; a browser repeats by itself what is refused. */
  asked?: number;
  pixels?: string[];
};

export const COLUMNS: Column[] = [
  {
    name: 'network ok',
    shape: 'image',
    script: drawAd('https://advertiser.example/', 400),
    states: ['pending', 'network'],
    display: 'carbon-body-top-image',
    says: 'A word from the network',
  },
  {
    name: 'script blocked, which is met with an own ad',
    shape: 'image',
    script: refuse,
    states: ['pending', 'blocked'],
    display: 'in-house-body-top-image',
    says: 'Ad by MUI',
  },
  {
    name: 'script blocked, which is met with an appeal',
    shape: 'image',
    script: refuse,
    appeals: true,
    states: ['pending', 'blocked'],
    display: 'in-house-adblock-body-top-image',
  },
  {
    name: 'late element',
    shape: 'image',
    script: drawAd('https://advertiser.example/', 4700),
    states: ['pending', 'blocked', 'network'],
    display: 'carbon-body-top-image',
    says: 'A word from the network',
  },
  {
    name: 'backer link',
    shape: 'image',
    script: drawAd(BACKERS, 400),
    states: ['pending', 'fallback'],
    display: 'in-house-carbon-body-top-image',
    says: 'Ad by MUI',
  },
  {
    name: 'bot',
    shape: 'image',
    script: drawAd('https://advertiser.example/', 0),
    userAgent: 'Googlebot/2.1',
    states: [],
    asked: 0,
  },
  {
    name: 'inline shape, feed ok',
    shape: 'inline',
    feed: sendFeed({ ads: [FEED_AD] }, 300),
    states: ['pending', 'network'],
    display: 'carbon-body-top-inline',
    asked: 1,
    says: 'Advertiser – A <b>word</b> from the feed',
    pixels: ['/1?171', '/2?171', '/seen'],
  },
  {
    name: 'inline, feed empty',
    shape: 'inline',
    feed: sendFeed({ ads: [{}] }),
    states: ['pending', 'blocked'],
    display: 'in-house-body-top-inline',
    says: 'Ad by MUI',
    asked: 10,
  },
  {
    name: 'inline, feed network error',
    shape: 'inline',
    feed: refuse,
    states: ['pending', 'blocked'],
    display: 'in-house-body-top-inline',
    says: 'Ad by MUI',
  },
  {
    name: 'a script that stalls',
    shape: 'image',
    script: stall,
    states: ['pending', 'blocked'],
    display: 'in-house-body-top-image',
    says: 'Ad by MUI',
  },
  {
    name: 'a feed that stalls',
    shape: 'inline',
    feed: stall,
    states: ['pending', 'blocked'],
    display: 'in-house-body-top-inline',
    says: 'Ad by MUI',
  },
  {
    name: 'a script that is a page',
    shape: 'image',
    script: (response) =>
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Buy this</h1>'),
    states: ['pending', 'blocked'],
    display: 'in-house-body-top-image',
    says: 'Ad by MUI',
  },
  {
    name: 'a script that throws, and one that reaches beyond its box',
    shape: 'image',
    script: drawAd(
      'https://advertiser.example/',
      200,
      "box.style.cssText = 'position: fixed; inset: 0; height: 5000px; z-index: 9999; background: red'; throw new Error('a lie');",
    ),
    states: ['pending', 'network'],
    display: 'carbon-body-top-image',
  },
  {
    name: 'a feed that lies about its type',
    shape: 'inline',
    feed: sendFeed('<!DOCTYPE html><title>Not JSON</title>'),
    states: ['pending', 'blocked'],
    display: 'in-house-body-top-inline',
    says: 'Ad by MUI',
  },
  {
    name: 'a feed that would run something',
    shape: 'inline',
    feed: sendFeed({
      ads: [
        { ...FEED_AD, statlink: 'javascript:window.ran = true' },
        {
          ...FEED_AD,
          company: '<img src=x onerror="window.ran = true">',
          description: '<script>window.ran = true</script>Honest words',
        },
      ],
    }),
    states: ['pending', 'network'],
    display: 'carbon-body-top-inline',
    says: 'Honest words',
  },
];
