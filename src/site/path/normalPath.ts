/** Language of a path without a language prefix, and of the whole site until another dictionary exists. */
export const DEFAULT_LANGUAGE = 'en';

const LANGUAGE_SEGMENT = /^[a-z]{2}$/;

/**
 * Path without language prefix, query, hash, repeated or trailing slash; the root is `/` (behaviour 1.1, rules 1-3).
 * `/fr/x//introduction/?a=b#c` -> `/x/introduction`
 */
export function normalPath(path: string): string {
  const segments = pathSegments(path);
  return `/${segments.slice(prefixLength(segments)).join('/')}`;
}

/** Normal path with a trailing slash, as addresses are written. `/x/introduction#a` -> `/x/introduction/` (rule 3) */
export function canonicalPath(path: string): string {
  const normal = normalPath(path);
  return normal === '/' ? normal : `${normal}/`;
}

/** Language prefix of a path, else `en`. `/zh/x/introduction/` -> `zh` (rule 2) */
export function languageOf(path: string): string {
  const segments = pathSegments(path);
  return prefixLength(segments) > 0 ? (segments[0] ?? DEFAULT_LANGUAGE) : DEFAULT_LANGUAGE;
}

function pathSegments(path: string): string[] {
  const end = path.search(/[#?]/);
  return path
    .slice(0, end < 0 ? path.length : end)
    .split('/')
    .filter((segment) => segment !== '');
}

/** A doubled prefix goes as a whole, so that the canonical path of a canonical path is itself. */
function prefixLength(segments: string[]): number {
  const first = segments.findIndex((segment) => !LANGUAGE_SEGMENT.test(segment));
  return first < 0 ? segments.length : first;
}
