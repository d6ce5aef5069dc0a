/** An address that moved: a path, with `:lang` for a language prefix (two lower-case letters) and `*` at its end for the rest, `:splat` in `to`. */
export type Redirect = { from: string; to: string };

/** Permanent redirects, the first that fits holds; a file at the address goes before them all. */
export const redirects: readonly Redirect[] = [
  // Links written for a translated site (behaviour 1.7): only English is exported.
  { from: '/:lang/x/*', to: '/x/:splat' },
];
