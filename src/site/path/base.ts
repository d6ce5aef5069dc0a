import { BASE, EDITIONS_BELOW } from '#data/site/base.ts';

const API = `${BASE}/api/`;

/** The router's own path of an address of this site. `/x/react-charts/bars/#a` -> `/react-charts/bars/#a` */
export function routerPath(address: string): string {
  return address.slice(BASE.length);
}

/** Whether a path is this site's: below its base, and not below that of another edition. `/x/v7/react-charts/` is not, where `/x/v7` is one. */
export function isOwnPath(pathname: string, editionsBelow = EDITIONS_BELOW): boolean {
  const isBelow = (base: string) => pathname.startsWith(`${base}/`);
  return isBelow(BASE) && !editionsBelow.some(isBelow);
}

/** Whether a normal path is a page of the API reference, its indexes included. */
export function isApiPath(pathname: string): boolean {
  return pathname.startsWith(API);
}
