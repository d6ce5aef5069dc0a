import { expect, test } from 'vitest';
import { listOutsideRequests } from '#data/site/outsideRequests.ts';
import { readSite } from '#data/site/readSite.ts';
import { securityHeaders } from './headerRules.ts';
import { headerPolicy } from './policy.ts';

const HALF_A_YEAR_S = 15_768_000;
/** Bonuses count from this score up. */
const BONUS_FROM = 90;

type Headers = Readonly<Record<string, string>>;

/** The table of the Mozilla Observatory (mdn-http-observatory, grader/charts.js): what a scan of the headers adds and takes. */
const TABLE: readonly ((headers: Headers) => number)[] = [
  (headers) => scorePolicy(sourcesOf(headers)),
  (headers) => {
    const age = Number(
      /max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1] ?? NaN,
    );
    if (Number.isNaN(age)) return -20;
    return age < HALF_A_YEAR_S ? -10 : 0;
  },
  (headers) => (headers['X-Content-Type-Options'] === 'nosniff' ? 0 : -5),
  (headers) => {
    if (/^'(none|self)'$/.test(sourcesOf(headers)['frame-ancestors']?.join(' ') ?? '')) return 5;
    return /^(DENY|SAMEORIGIN)$/.test(headers['X-Frame-Options'] ?? '') ? 0 : -20;
  },
  (headers) =>
    /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      headers['Referrer-Policy'] ?? '',
    )
      ? 5
      : 0,
  (headers) =>
    /^same-(origin|site)$/.test(headers['Cross-Origin-Resource-Policy'] ?? '') ? 10 : 0,
  // No session cookie, and no script element of another host: nothing is added or taken.
];

function scorePolicy(sources: Record<string, string[]>): number {
  const scripts = sources['script-src'] ?? sources['default-src'];
  const styles = sources['style-src'] ?? sources['default-src'];
  if (!scripts || !styles) return -25;
  const isBroad = (source: string) => /^(https?:|\*|data:|blob:|'unsafe-inline')$/.test(source);
  if (scripts.some(isBroad)) return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  if (styles.some(isBroad)) return 0;
  return sources['default-src']?.join() === "'none'" ? 10 : 5;
}

function score(headers: Headers): number {
  const changes = TABLE.map((row) => row(headers));
  const base = sum(changes.filter((change) => change < 0)) + 100;
  return base >= BONUS_FROM ? base + sum(changes.filter((change) => change > 0)) : base;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function sourcesOf(headers: Headers): Record<string, string[]> {
  return Object.fromEntries(
    (headers['Content-Security-Policy'] ?? '').split(';').map((part) => {
      const [directive = '', ...sources] = part.trim().split(' ');
      return [directive, sources];
    }),
  );
}

test.each([
  ['no settings', {}],
  [
    'feedback, fonts and usage statistics',
    {
      NEXT_PUBLIC_FEEDBACK_URL: 'https://feedback.example.com',
      NEXT_PUBLIC_ANALYTICS_ID: 'G-1A2B',
      NEXT_PUBLIC_ICON_FONT_URL: 'https://fonts.googleapis.com/icon?family=Icons',
    },
  ],
])('a deployment with %s scores 120', (_, environment) => {
  const requests = listOutsideRequests(readSite(environment));
  const policy = headerPolicy({ scriptHashes: ['sha256-a='], requests }, true);
  expect(score(securityHeaders(policy))).toBe(120);
});

test.each([
  ['inline scripts allowed', { 'Content-Security-Policy': "script-src 'unsafe-inline'" }, 85],
  ['no policy', { 'Content-Security-Policy': '' }, 75],
  ['no transport security', { 'Strict-Transport-Security': '' }, 80],
])('the table takes points for %s', (_, worse, points) => {
  const policy = headerPolicy({ scriptHashes: [], requests: [] }, true);
  const result = score({ ...securityHeaders(policy), ...worse });
  expect(result).toBeLessThan(BONUS_FROM);
  expect(result).toBeLessThanOrEqual(points);
});
