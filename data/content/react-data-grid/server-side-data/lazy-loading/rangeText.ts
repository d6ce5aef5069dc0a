import type { LoggedRequest } from '#data/content/shared/fakeNetwork.ts';
import type { RowQuestion } from '#data/content/shared/rowServer.ts';

/** The last request in words, such as "Request 3: rows 40 to 59". */
export function rangeText(log: readonly LoggedRequest[]): string {
  const last = log.at(-1);
  if (!last) {
    return 'No request yet';
  }
  const { start, end } = last.question as RowQuestion;
  const state = { open: ' …', answered: '', failed: ' failed', aborted: ' aborted' }[last.state];
  return `Request ${last.number}: rows ${start} to ${end}${state}`;
}
