/** Everything below it belongs to the worker. */
export const SCOPE = '/x/';

const WORKER = `${SCOPE}sw.js`;
const OFFLINE = '?offline';

/**
 * Address of the worker. Only one that has something to answer from listens to requests, so nobody else waits for it to start
 * (behaviour 9).
 */
export function workerAddress(hasCopies: boolean): string {
  return hasCopies ? `${WORKER}${OFFLINE}` : WORKER;
}

/** Whether a worker with this query answers requests. */
export function answersRequests(search: string): boolean {
  return search === OFFLINE;
}
