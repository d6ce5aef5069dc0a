import { BASE } from '#data/site/base.ts';

/** Addresses of the pages that the shell itself links to. */
export const INTRODUCTION = `${BASE}/introduction/`;
export const ALL_PAGES = `${BASE}/all-pages/`;
