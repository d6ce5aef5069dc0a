import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFeedAnswer } from './feedAnswer.ts';

const HOSTS = ['i.example', 'p.example'];
const GOOD = {
  statlink: 'https://a.example/',
  statimp: 'https://i.example/1',
  image: 'https://i.example/a.png',
  company: 'Acme',
  description: 'Anvils for everyone',
  pixel: 'https://p.example/[timestamp]',
  timestamp: '171',
};
const SCRIPT = 'javascript:alert(1)';
const DATA = 'data:text/html,<script>alert(1)</script>';
const MARKUP = '"><img src=x onerror=alert(1)><script>alert(1)</script>';

function read(answer: unknown) {
  return readFeedAnswer(answer, HOSTS);
}

test('a good entry is an ad', () => {
  expect(read({ ads: [GOOD] })).toEqual({
    kind: 'ad',
    ad: {
      name: 'Acme',
      link: 'https://a.example/',
      img: 'https://i.example/a.png',
      description: 'Anvils for everyone',
      poweredby: 'Carbon',
      label: 'carbon-demo-inline',
      impressions: ['https://i.example/1', 'https://p.example/171'],
    },
  });
});

test('what an entry leaves out, or leaves empty, is not asked for', () => {
  for (const nothing of [undefined, null, '']) {
    const rest = { statimp: nothing, image: nothing, pixel: nothing, timestamp: nothing };
    expect(read({ ads: [{ ...GOOD, ...rest }] })).toMatchObject({
      kind: 'ad',
      ad: { img: undefined, impressions: [] },
    });
  }
});

test('an entry without words shows where it leads', () => {
  expect(read({ ads: [{ statlink: 'https://a.example/b' }] })).toMatchObject({
    ad: { name: 'a.example', description: '' },
  });
});

describe('is not what a feed answers:', () => {
  test.each([
    [undefined],
    [null],
    [true],
    [7],
    ['ads'],
    [[]],
    [[GOOD]],
    [{}],
    [{ ads: null }],
    [{ ads: GOOD }],
    [{ ads: 'abc' }],
    [{ ads: { 0: GOOD, length: 1 } }],
    [JSON.parse('{"__proto__":{"ads":[{"statlink":"https://a.example/"}]}}')],
    [Object.create({ ads: [GOOD] })],
  ])('%j', (answer) => {
    expect(read(answer)).toEqual({ kind: 'refused' });
  });
});

describe('offers nothing:', () => {
  test.each([
    [[]],
    [[{}]],
    [[null, 1, 'https://a.example/', true, []]],
    [[{ company: 'c' }]],
    [[{ statlink: '' }, { statlink: null }, { statlink: 0 }]],
    [[['https://a.example/']]],
    [[JSON.parse('{"__proto__":{"statlink":"https://a.example/"}}')]],
    [[Object.create(GOOD)]],
  ])('%j', (ads) => {
    expect(read({ ads })).toEqual({ kind: 'empty' });
  });
});

/** Entries of a feed that somebody has broken into. Each is good but for what is named. */
const ATTACKS: [what: string, change: Record<string, unknown>][] = [
  ['a script as link', { statlink: SCRIPT }],
  ['a script as link, in capitals', { statlink: 'JAVASCRIPT:alert(1)' }],
  ['a script as link, with a line break in it', { statlink: 'java\nscript:alert(1)' }],
  ['a script as link, behind a space', { statlink: ` ${SCRIPT}` }],
  ['a script as link, behind a control character', { statlink: `\u0001${SCRIPT}` }],
  ['a script that looks like an address', { statlink: 'javascript://a.example/%0aalert(1)' }],
  ['data as link', { statlink: DATA }],
  ['an unencrypted link', { statlink: 'http://a.example/' }],
  ['a link into this site', { statlink: '/x/sw.js' }],
  ['a link with a name and password', { statlink: 'https://mui.com:a@a.example/' }],
  ['a link with backslashes', { statlink: 'https:\\\\a.example' }],
  ['a link with a tabulator', { statlink: 'https://a.example/\tb' }],
  ['a link with a null character', { statlink: 'https://a.example/\u0000' }],
  ['a link of 10 kB', { statlink: `https://a.example/${'a'.repeat(10_240)}` }],
  ['a link that is a number', { statlink: 7 }],
  ['a link that is true', { statlink: true }],
  ['a link that is a list', { statlink: ['https://a.example/'] }],
  ['a link that is an object', { statlink: { href: 'https://a.example/' } }],
  ['a script as picture', { image: SCRIPT }],
  ['data as picture', { image: 'data:image/svg+xml,<svg onload=alert(1)>' }],
  ['an unencrypted picture', { image: 'http://i.example/a.png' }],
  ['a picture that is a list', { image: ['https://i.example/'] }],
  ['markup as picture', { image: MARKUP }],
  ['a script as impression', { statimp: SCRIPT }],
  ['an unencrypted impression', { statimp: 'http://i.example/1' }],
  ['an impression that is a number', { statimp: 1 }],
  ['markup as impression', { statimp: MARKUP }],
  ['a script as pixel', { pixel: SCRIPT }],
  ['a script behind a good pixel', { pixel: `https://p.example/||${SCRIPT}` }],
  ['an unencrypted pixel', { pixel: 'http://p.example/' }],
  ['a thousand pixels', { pixel: 'https://p.example/||'.repeat(1000) }],
  ['pixels that are a list', { pixel: ['https://p.example/'] }],
  ['markup as pixel', { pixel: MARKUP }],
  ['a timestamp that completes an address', { pixel: '[timestamp]', timestamp: SCRIPT }],
  ['a timestamp that leads elsewhere', { pixel: 'https://[timestamp]', timestamp: 'evil.example' }],
  ['a timestamp with a pattern', { timestamp: '$`' }],
  ['markup as timestamp', { timestamp: MARKUP }],
  ['a timestamp that is an object', { timestamp: {} }],
  ['a timestamp that is no whole number', { timestamp: -1.5 }],
  ['a company that is a list', { company: ['Acme'] }],
  ['a company that is an object', { company: { toString: 'Acme' } }],
  ['a description that is a number', { description: 7 }],
  [
    'a description as React would take an element',
    {
      description: { $$typeof: 'Symbol(react.element)', type: 'script', props: {} },
    },
  ],
];

test('there are enough attacks', () => {
  expect(ATTACKS.length).toBeGreaterThanOrEqual(40);
});

describe('an entry is refused, and the next one taken:', () => {
  test.each(ATTACKS)('%s', (_, change) => {
    const bad = { ...GOOD, ...change };
    expect(read({ ads: [bad] })).toEqual({ kind: 'refused' });
    const next = { ...GOOD, company: 'Next' };
    expect(read({ ads: [bad, next] })).toMatchObject({ kind: 'ad', ad: { name: 'Next' } });
  });
});

describe('an entry is made harmless:', () => {
  test.each([
    ['markup as company', { company: '<b>Acme</b>' }, { name: '<b>Acme</b>' }],
    ['control characters', { company: 'A\u0000c\u001Bme' }, { name: 'A c me' }],
    ['a text from right to left', { company: 'A\u202Ecme' }, { name: 'Acme' }],
    ['a company of 10 kB', { company: 'a'.repeat(10_240) }, { name: `${'a'.repeat(39)}…` }],
    [
      'a description of 10 kB',
      { description: 'a'.repeat(10_240) },
      { description: `${'a'.repeat(139)}…` },
    ],
    ['a picture of another host', { image: 'https://evil.example/a.png' }, { img: undefined }],
    [
      'an impression of another host',
      { statimp: 'https://evil.example/' },
      { impressions: ['https://p.example/171'] },
    ],
    [
      'a pixel of another host',
      { pixel: 'https://evil.example/||https://p.example/' },
      { impressions: ['https://i.example/1', 'https://p.example/'] },
    ],
    [
      'an impression at another port',
      { statimp: 'https://i.example:22/' },
      { impressions: ['https://p.example/171'] },
    ],
    [
      'a publisher and label of its own',
      { poweredby: 'MUI', label: 'x' },
      { poweredby: 'Carbon', label: 'carbon-demo-inline' },
    ],
  ])('%s', (_, change, ad) => {
    expect(read({ ads: [{ ...GOOD, ...change }] })).toMatchObject({ kind: 'ad', ad });
  });
});

test('prototypes stay clean', () => {
  const text =
    '{"ads":[{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"statlink":"https://a.example/"}]}';
  expect(read(JSON.parse(text))).toMatchObject({ kind: 'ad' });
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

describe('whatever a feed answers', () => {
  const value = fc.oneof(
    fc.jsonValue(),
    fc.webUrl(),
    fc.constantFrom(SCRIPT, DATA, MARKUP, '//a.example', 'https://i.example/', '[timestamp]'),
  );
  const entry = fc.record(
    Object.fromEntries([...Object.keys(GOOD), '__proto__', 'toString'].map((key) => [key, value])),
    { requiredKeys: [] },
  );
  const answer = fc.oneof(fc.jsonValue(), fc.record({ ads: fc.array(fc.oneof(entry, value)) }));

  test('reading it never throws, and only what is https and of known hosts comes out', () => {
    fc.assert(
      fc.property(answer, (body) => {
        const result = read(body);
        if (result.kind === 'ad') {
          const { link, img, impressions, name, description } = result.ad;
          expect(new URL(link).protocol).toBe('https:');
          for (const address of [...impressions, img ?? 'https://i.example/']) {
            expect(HOSTS).toContain(new URL(address).hostname);
          }
          expect(name).not.toBe('');
          expect([name, description].join('').length).toBeLessThan(400);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
