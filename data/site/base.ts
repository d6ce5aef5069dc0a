/** The part of every address of this site that the router's own paths leave out (`basePath` of Next). It is said here only. */
export const BASE = '/x';
