import type { LoggedRequest } from '#data/content/shared/fakeNetwork.ts';
import type { RowQuestion } from '#data/content/shared/rowServer.ts';

/** The last request in words, such as "Request 3: groupKeys: ["Pump S"]". */
export function levelText(log: readonly LoggedRequest[]): string {
  const last = log.at(-1);
  if (!last) {
    return 'No request yet';
  }
  const { groupKeys = [] } = last.question as RowQuestion;
  const state = { open: ' …', answered: '', failed: ' failed', aborted: ' aborted' }[last.state];
  return `Request ${last.number}: groupKeys: ${JSON.stringify(groupKeys)}${state}`;
}
