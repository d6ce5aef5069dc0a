import { describe, expect, test } from 'vitest';
import { outsideRequests } from '#data/site/outsideRequests.ts';
import { findHeaders, parseHeaders, printHeaders } from '#src/delivery/serving/headersFile.ts';
import { headerRules, securityHeaders } from './headerRules.ts';
import { headerPolicy, sandboxHeaderPolicy } from './policy.ts';

const facts = { scriptHashes: ['sha256-a='], requests: outsideRequests };
const policy = headerPolicy(facts, true);
const framed = headerPolicy(facts, true, "'self'");
const sandbox = sandboxHeaderPolicy({ ...facts, names: [] }, true);
const rules = parseHeaders(
  printHeaders(
    headerRules({ page: policy, framed, sandbox }, [
      { name: '_next', isFolder: true },
      { name: 'fonts', isFolder: true },
      { name: 'scripts', isFolder: true },
      { name: 'search', isFolder: true },
      { name: 'tree', isFolder: true },
      { name: 'cards', isFolder: true },
      { name: 'introduction', isFolder: true },
      { name: 'api', isFolder: true },
      { name: 'demo', isFolder: true },
      { name: 'sandbox', isFolder: true },
      { name: 'favicon.svg', isFolder: false },
      { name: 'sw.js', isFolder: false },
    ]),
  ),
);

function headersOf(path: string): Record<string, string> {
  return Object.fromEntries(findHeaders(rules, path));
}

test.each([
  ['/x/introduction/', 'public, max-age=0, must-revalidate'],
  ['/x/introduction/licensing/', 'public, max-age=0, must-revalidate'],
  ['/x/api/charts/bar-chart.json', 'public, max-age=0, must-revalidate'],
  ['/x/', 'public, max-age=0, must-revalidate'],
  ['/x/favicon.svg', 'public, max-age=0, must-revalidate'],
  ['/x/_next/data/build/introduction.json', 'public, max-age=0, must-revalidate'],
  ['/x/_next/static/chunks/a.js', 'public, max-age=31536000, immutable'],
  ['/x/scripts/controls-1a2b.js', 'public, max-age=31536000, immutable'],
  ['/x/search/names-1a2b.json', 'public, max-age=31536000, immutable'],
  ['/x/tree/react-charts-1a2b.json', 'public, max-age=31536000, immutable'],
  ['/x/fonts/ibm-plex-sans.woff2', 'public, max-age=604800'],
  ['/x/cards/introduction.png', 'public, max-age=86400'],
  ['/x/sw.js', 'no-store'],
  ['/x/sw-off.json', 'no-store'],
  ['/x/build-id.json', 'no-store'],
  ['/nowhere', undefined],
])('the cache keeps %s: %s', (path, value) => {
  expect(headersOf(path)['Cache-Control']).toBe(value);
});

test.each(['/', '/x/introduction/', '/x/search/worker-1a2b.js', '/x/sw.js'])(
  '%s has the security headers, each once',
  (path) => {
    expect(headersOf(path)).toMatchObject(securityHeaders(policy));
  },
);

test('no address has two policies, and only unknown ones have none: their page has its own', () => {
  expect(headersOf('/x/demo/')['Content-Security-Policy']).toBe(framed);
  expect(headersOf('/x/sandbox/')['Content-Security-Policy']).toBe(sandbox);
  expect(headersOf('/x/_next/static/chunks/a.js')['Content-Security-Policy']).toBe(policy);
  expect(headersOf('/nowhere')['Content-Security-Policy']).toBeUndefined();
  expect(headersOf('/nowhere')['X-Frame-Options']).toBe('SAMEORIGIN');
});

test.each([
  ['/x/_next/static/chunks/a.js', '*', 'cross-origin'],
  ['/x/scripts/controls-1a2b.js', '*', 'cross-origin'],
  ['/x/fonts/ibm-plex-sans.woff2', '*', 'cross-origin'],
  ['/x/favicon.svg', '*', 'cross-origin'],
  ['/x/_next/data/build/introduction.json', undefined, 'same-origin'],
  ['/x/sandbox/', undefined, 'same-origin'],
  ['/x/introduction/', undefined, 'same-origin'],
])('%s may be read from an origin of its own: %s', (path, origins, policyOfResource) => {
  expect(headersOf(path)['Access-Control-Allow-Origin']).toBe(origins);
  expect(headersOf(path)['Cross-Origin-Resource-Policy']).toBe(policyOfResource);
});

describe('the headers', () => {
  test('say what OWASP asks for', () => {
    expect(headersOf('/x/introduction/')).toMatchObject({
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'SAMEORIGIN',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Origin-Agent-Cluster': '?1',
    });
  });

  test('leave the site its clipboard and nothing else', () => {
    const allowed = (headersOf('/x/')['Permissions-Policy'] ?? '')
      .split(', ')
      .filter((feature) => !feature.endsWith('=()'));
    expect(allowed).toEqual(['clipboard-write=(self)']);
  });

  test('fit into the lines that hosts read: 2000 characters, 100 rules', () => {
    const lines = printHeaders(rules).split('\n');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2000);
    expect(rules.length).toBeLessThan(100);
  });
});
