/** Groups of texts that only parts say which come late, such as the search; a page loads them with the first of these. */
export const LATE_GROUPS = [
  'search',
  'settings',
  'keys',
  'live',
  'offline',
  'productionError',
  'onepirate',
] as const;

/** Groups of texts that are written into pages at build and never needed by a browser. */
export const BUILD_GROUPS = ['build', 'api-docs'] as const;
