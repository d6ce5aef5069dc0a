/**
 * An edition is the documentation of one major: a `data/` folder and the packages it documents, exported by itself. This is where its
 * pages lie below the origin, which the router's own paths leave out (`basePath` of Next). It is said here only.
 */
export const BASE = '/x';

/** Bases of other editions that lie below this one on the same host, such as `/x/v7`. What leads there leaves this site. */
export const EDITIONS_BELOW: readonly string[] = [];
