import type { FetchDirective, OutsideRequest } from '#data/site/outsideRequests.ts';
import type { Site } from '#data/site/site.ts';

/**
 * What is admitted of this site itself. The first speaks for what has no directive of its own, which is a script fetched ahead: Firefox
 * judges `<link rel="prefetch">` by it alone. What else would fall to it is refused by name.
 */
const OWN = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // Emotion and React write styles at run time; a style cannot run anything.
  'style-src': ["'self'", "'unsafe-inline'"],
  // Demos draw pictures from data, and save charts as pictures.
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  // Edited demos run in a frame of this site, whose origin is none.
  'frame-src': ["'self'"],
  'object-src': ["'none'"],
  'media-src': ["'none'"],
  'manifest-src': ["'none'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
} as const satisfies Record<string, readonly string[]>;

/** What the first directive says already; each page carries its policy, so nothing stands in it twice. */
const IMPLIED = new Set(['font-src', 'connect-src', 'frame-src'].map((name) => `${name} 'self'`));

/**
 * The frame that edited demos run in: the one page that makes scripts of texts, whoever wrote them. It asks for the scripts of the
 * packages and for nothing else, sends no form and has no origin, so what runs there reaches no data of this site or of others.
 */
const SANDBOX = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
} as const satisfies Record<string, readonly string[]>;
/** What the frame may do, as its `<iframe>` says too: here for whoever opens its address by itself. */
const SANDBOX_RIGHTS = 'allow-scripts allow-forms';

/** The policy of the frame needs the site by its names too: to WebKit a page without an origin has no 'self'. */
type SandboxFacts = PolicyFacts & { names: readonly string[] };

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
    .filter((text) => !IMPLIED.has(text))
    .join(';');
}

/** What the site asks of other hosts that the frame may ask for too: what demos look like. Nothing can be told to anybody with it. */
const LOOKS: readonly string[] = ['style-src', 'font-src'];

/**
 * The site as a policy names it: by its origin and its further hosts. On this machine any port will do, as `npm start` takes any.
 * `https://docs.example.com` -> `['https://docs.example.com']`, `http://localhost:8400` -> `['http://localhost:*']`
 */
export function namesOf({ origin, productionHosts }: Pick<Site, 'origin' | 'productionHosts'>) {
  const { protocol, hostname } = new URL(origin);
  const first = hostname === 'localhost' ? `${protocol}//${hostname}:*` : origin;
  return [...new Set([first, ...productionHosts.map((host) => `${protocol}//${host}`)])];
}

/** The policy for the `<meta>` of the frame that edited demos run in. */
export function sandboxPolicy({ scriptHashes, requests, names }: SandboxFacts): string {
  return Object.entries(SANDBOX)
    .map(([directive, sources]) => {
      const own = sources.flatMap((source) =>
        source === "'self'" ? [source, ...names] : [source],
      );
      const hashes = directive === 'script-src' ? scriptHashes.map((hash) => `'${hash}'`) : [];
      const hosts = LOOKS.includes(directive)
        ? requests.flatMap(({ to }) => to[directive as FetchDirective] ?? [])
        : [];
      return [directive, ...new Set([...own, ...hashes, ...hosts])].join(' ');
    })
    .join(';');
}

/**
 * The policy as a header, which can also forbid what a `<meta>` cannot: that another site shows this one in a frame.
 * @param isEncrypted whether the site is served with https, so that whatever it asks for is asked for with https too
 * @param ancestors who may show the page in a frame
 */
export function headerPolicy(
  facts: PolicyFacts,
  isEncrypted: boolean,
  ancestors: "'none'" | "'self'" = "'none'",
): string {
  return `${pagePolicy(facts)};frame-ancestors ${ancestors}${upgrade(isEncrypted)}`;
}

/**
 * The header for the frame that edited demos run in. Chromium does not know the directive for WebRTC yet, and tells the console so:
 * there its constructors are taken from the window before edited code runs.
 */
export function sandboxHeaderPolicy(facts: SandboxFacts, isEncrypted: boolean): string {
  return `${sandboxPolicy(facts)};webrtc 'block';frame-ancestors 'self';sandbox ${SANDBOX_RIGHTS}${upgrade(isEncrypted)}`;
}

function upgrade(isEncrypted: boolean): string {
  return isEncrypted ? ';upgrade-insecure-requests' : '';
}
