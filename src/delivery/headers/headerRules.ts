import { BASE } from '#data/site/base.ts';
import { NEVER_STORED } from '#src/shell/offline/workerAddress.ts';
import type { HeaderRule } from '#src/delivery/serving/headersFile.ts';

/** Two years, as the lists of browsers ask for. */
const TRANSPORT_S = 63_072_000;
const YEAR_S = 31_536_000;
const WEEK_S = 604_800;
const DAY_S = 86_400;

const REVALIDATED = 'public, max-age=0, must-revalidate';
const IMMUTABLE = `public, max-age=${YEAR_S}, immutable`;

/** What no page of the site uses, and no code that might slip in shall. Each browser that knows it knows these names. */
const OFF = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Folders below `/x/` whose files keep longer than pages do. */
const KEPT: Readonly<Record<string, string>> = {
  _next: IMMUTABLE,
  scripts: IMMUTABLE,
  search: IMMUTABLE,
  tree: IMMUTABLE,
  fonts: `public, max-age=${WEEK_S}`,
  cards: `public, max-age=${DAY_S}`,
};

/** Folders below `/x/` whose pages this site shows in frames of its own: one demo by itself. */
const FRAMED = ['demo'];
/** The page below `/x/` in whose frame edited demos run. */
const SANDBOX = 'sandbox';
/** What the sandbox reads below `/x/`: having no origin, it reads them as a stranger does. */
const READ_BY_SANDBOX = ['_next/static', 'scripts', 'fonts', 'favicon.svg'];

/** Policies by the kind of address. */
export type Policies = { page: string; framed: string; sandbox: string };

/** Headers of every answer. What differs from address to address is not among them: hosts join what two rules say of one header. */
const EVERYWHERE: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': `max-age=${TRANSPORT_S}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
  // For answers without a policy, such as those of unknown addresses; a policy that says more goes before it.
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [...OFF.map((name) => `${name}=()`), 'clipboard-write=(self)'].join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
};

/** Headers of every page under a policy. */
export function securityHeaders(policy: string): Readonly<Record<string, string>> {
  return { ...EVERYWHERE, ...underPolicy(policy) };
}

/**
 * The rules of the finished site. Hosts join what two rules say of one header, so each address has one rule for its cache and its
 * policy.
 * @param entries names of the files and folders below `/x/`
 */
export function headerRules(policies: Policies, entries: readonly Entry[]): HeaderRule[] {
  const page = underPolicy(policies.page);
  return [
    { path: '/*', headers: EVERYWHERE },
    ...NEVER_STORED.map((path) => cached(path, 'no-store', page)),
    ...['/', `${BASE}/`].map((path) => cached(path, REVALIDATED, page)),
    ...entries.flatMap((entry) => rulesOf(entry, policies)),
  ];
}

/** A file or folder below `/x/`. */
export type Entry = { name: string; isFolder: boolean };

function rulesOf({ name, isFolder }: Entry, policies: Policies): HeaderRule[] {
  const path = `${BASE}/${name}`;
  if (name === '_next') {
    // Their names hold the build, not the content.
    return [
      cached(`${path}/static/*`, IMMUTABLE, headersIn('_next/static', policies)),
      cached(`${path}/data/*`, REVALIDATED, headersIn(name, policies)),
    ];
  }
  const headers = headersIn(name, policies);
  if (isFolder) {
    return [cached(`${path}/*`, KEPT[name] ?? REVALIDATED, headers)];
  }
  return NEVER_STORED.includes(path) ? [] : [cached(path, REVALIDATED, headers)];
}

function headersIn(folder: string, { page, framed, sandbox }: Policies): HeaderRule['headers'] {
  if (folder === SANDBOX) {
    // Joined with what all answers say it means nothing: a page without an origin has none to be grouped by, and browsers warn.
    return { ...underPolicy(sandbox), 'Origin-Agent-Cluster': '?0' };
  }
  if (READ_BY_SANDBOX.includes(folder)) {
    return {
      ...underPolicy(page),
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Access-Control-Allow-Origin': '*',
    };
  }
  return underPolicy(FRAMED.includes(folder) ? framed : page);
}

function underPolicy(policy: string): HeaderRule['headers'] {
  return { 'Content-Security-Policy': policy, 'Cross-Origin-Resource-Policy': 'same-origin' };
}

function cached(path: string, value: string, headers: HeaderRule['headers']): HeaderRule {
  return { path, headers: { 'Cache-Control': value, ...headers } };
}
