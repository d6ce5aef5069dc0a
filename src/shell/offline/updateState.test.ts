import { expect, test } from 'vitest';
import { nextUpdate, type UpdateEvent, type UpdateState } from './updateState.ts';

const installed: UpdateEvent = { type: 'installed' };
const activated = (isNews: boolean): UpdateEvent => ({ type: 'activated', isNews });
const look = (mayReload: boolean): UpdateEvent => ({ type: 'look', mayReload });

/** What the page does over some events, and where it ends. */
function run(events: readonly UpdateEvent[]): { acts: string[]; state: UpdateState } {
  let state: UpdateState = 'current';
  const acts: string[] = [];
  for (const event of events) {
    const step = nextUpdate(state, event);
    state = step.state;
    acts.push(...(step.act ? [step.act] : []));
  }
  return { acts, state };
}

test.each<[string, UpdateEvent[], string[], UpdateState]>([
  ['nothing new, nothing done', [look(true), look(true)], [], 'current'],
  ['each worker that waits is told', [installed, installed], ['takeOver', 'takeOver'], 'asked'],
  [
    'S3 one message and one reload',
    [installed, activated(true), look(true), look(true)],
    ['takeOver', 'reload'],
    'reloading',
  ],
  [
    'S4 a page that nobody looks at waits',
    [installed, activated(true), look(false), look(false)],
    ['takeOver'],
    'due',
  ],
  [
    'S4 and is reloaded when somebody does',
    [installed, activated(true), look(false), look(true)],
    ['takeOver', 'reload'],
    'reloading',
  ],
  [
    'S6 a worker without another build reloads nothing',
    [installed, activated(false), look(true)],
    ['takeOver'],
    'current',
  ],
  [
    'S6 and the next worker is told again',
    [installed, activated(false), installed],
    ['takeOver', 'takeOver'],
    'asked',
  ],
  [
    'nothing comes after the reload',
    [installed, activated(true), look(true), installed, activated(true), look(true)],
    ['takeOver', 'reload'],
    'reloading',
  ],
  [
    'a worker that was not told is not this page’s affair',
    [activated(true), look(true)],
    [],
    'current',
  ],
])('%s', (_, events, acts, state) => {
  expect(run(events)).toEqual({ acts, state });
});
