import type { LoggedRequest } from '#data/content/shared/fakeNetwork.ts';
import type { RowQuestion } from '#data/content/shared/rowServer.ts';

/** The last request in words: its groupFields and its groupKeys. */
export function groupText(log: readonly LoggedRequest[]): string {
  const last = log.at(-1);
  if (!last) {
    return 'No request yet';
  }
  const { groupFields = [], groupKeys = [] } = last.question as RowQuestion;
  const state = { open: ' …', answered: '', failed: ' failed', aborted: ' aborted' }[last.state];
  return `Request ${last.number}: groupFields: ${JSON.stringify(groupFields)}, groupKeys: ${JSON.stringify(groupKeys)}${state}`;
}
