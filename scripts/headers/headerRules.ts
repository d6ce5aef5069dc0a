import type { HeaderRule } from '../door/headers.ts';

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

/** Files that say what is true right now: the worker, its switch, and the name of the build. */
const NEVER_STORED = ['/x/sw.js', '/x/sw-off.json', '/x/build-id.json'];
/** Folders below `/x/` whose files keep longer than pages do. */
const KEPT: Readonly<Record<string, string>> = {
  _next: IMMUTABLE,
  scripts: IMMUTABLE,
  search: IMMUTABLE,
  fonts: `public, max-age=${WEEK_S}`,
  cards: `public, max-age=${DAY_S}`,
};

/** Headers of every answer. */
export function securityHeaders(policy: string): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': `max-age=${TRANSPORT_S}; includeSubDomains`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': [...OFF.map((name) => `${name}=()`), 'clipboard-write=(self)'].join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
  };
}

/**
 * The rules of the finished site. Hosts join what two rules say of one header, so each address has one rule for its cache.
 * @param entries names of the files and folders below `/x/`
 */
export function headerRules(policy: string, entries: readonly Entry[]): HeaderRule[] {
  return [
    { path: '/*', headers: securityHeaders(policy) },
    ...NEVER_STORED.map((path) => cached(path, 'no-store')),
    ...['/', '/x/'].map((path) => cached(path, REVALIDATED)),
    ...entries.flatMap((entry) => cacheRules(entry)),
  ];
}

/** A file or folder below `/x/`. */
export type Entry = { name: string; isFolder: boolean };

function cacheRules({ name, isFolder }: Entry): HeaderRule[] {
  const path = `/x/${name}`;
  if (name === '_next') {
    // Their names hold the build, not the content.
    return [cached(`${path}/static/*`, IMMUTABLE), cached(`${path}/data/*`, REVALIDATED)];
  }
  if (isFolder) {
    return [cached(`${path}/*`, KEPT[name] ?? REVALIDATED)];
  }
  return NEVER_STORED.includes(path) ? [] : [cached(path, REVALIDATED)];
}

function cached(path: string, value: string): HeaderRule {
  return { path, headers: { 'Cache-Control': value } };
}
