import type { FetchDirective, OutsideRequest } from '#data/outsideRequests.ts';

/** What is admitted of this site itself; what has no directive here is refused by the first. */
const OWN = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  // Emotion and React write styles at run time; a style cannot run anything.
  'style-src': ["'self'", "'unsafe-inline'"],
  // Demos draw pictures from data, and save charts as pictures.
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  // A demo with an appearance of its own is a page in a frame.
  'frame-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
} as const satisfies Record<string, readonly string[]>;

type PolicyFacts = {
  /** Hashes of inline scripts, such as `sha256-…`. */
  scriptHashes: readonly string[];
  /** What the pages under the policy ask other hosts for. */
  requests: readonly Pick<OutsideRequest, 'to'>[];
};

/** A Content-Security-Policy for a page's `<meta>`: this site itself, its inline scripts by hash, and the hosts of the requests. */
export function pagePolicy({ scriptHashes, requests }: PolicyFacts): string {
  return Object.entries(OWN)
    .map(([directive, own]) => {
      const hosts = requests.flatMap(({ to }) => to[directive as FetchDirective] ?? []);
      const hashes = directive === 'script-src' ? scriptHashes.map((hash) => `'${hash}'`) : [];
      return [directive, ...new Set([...own, ...hashes, ...hosts])].join(' ');
    })
    .join(';');
}

/**
 * The policy as a header, which can also forbid what a `<meta>` cannot: that another site shows this one in a frame.
 * @param isEncrypted whether the site is served with https, so that whatever it asks for is asked for with https too
 */
export function headerPolicy(facts: PolicyFacts, isEncrypted: boolean): string {
  const upgrade = isEncrypted ? ';upgrade-insecure-requests' : '';
  return `${pagePolicy(facts)};frame-ancestors 'self'${upgrade}`;
}
