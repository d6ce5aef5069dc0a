import { BASE } from '#data/site/base.ts';
import { BUILD_ADDRESS } from '#src/site/loading/builds.ts';

/** Everything below it belongs to the worker. */
export const SCOPE = `${BASE}/`;

export const WORKER = `${SCOPE}sw.js`;
const OFFLINE = '?offline';

/** Where the site says that its workers shall go. */
export const SWITCH_ADDRESS = `${SCOPE}sw-off.json`;

/** What says how things stand right now: the worker, its switch, and the name of the build. Nobody keeps it. */
export const NEVER_STORED = [WORKER, SWITCH_ADDRESS, BUILD_ADDRESS];

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
