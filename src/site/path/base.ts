import { BASE } from '#data/site/base.ts';

const API = `${BASE}/api/`;

/** The router's own path of an address of this site. `/x/react-charts/bars/#a` -> `/react-charts/bars/#a` */
export function routerPath(address: string): string {
  return address.slice(BASE.length);
}

/** Whether a normal path is a page of the API reference, its indexes included. */
export function isApiPath(pathname: string): boolean {
  return pathname.startsWith(API);
}
