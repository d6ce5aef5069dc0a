/**
 * Puts a query into the address in place of the one before: going back leaves the page. The router keeps what it knows, and leads back
 * to this address.
 * @param query as in an address: `?filter=row`, or empty
 */
export function replaceQuery(query: string): void {
  const address = `${location.pathname}${query}${location.hash}`;
  const state = history.state as unknown;
  const known = typeof state === 'object' && state !== null ? { ...state, as: address } : state;
  history.replaceState(known, '', address);
}
