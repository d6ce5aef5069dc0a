import { expect, test } from 'vitest';
import { COMING, nextStage, type LiveStageState, type StageChange } from './liveStageState.ts';

const failure = { reason: 'code', detail: 'No', line: 2 } as const;

function after(...changes: StageChange[]): LiveStageState {
  return changes.reduce(nextStage, COMING);
}

test('the demo itself stays until the frame has drawn an edit', () => {
  const failed = after({ kind: 'ready' }, { kind: 'sent' }, { kind: 'failed', round: 1, failure });
  expect(failed).toMatchObject({ isDrawn: false, failure });
  const repaired = [{ kind: 'sent' }, { kind: 'drawn', round: 2 }] as const;
  expect(repaired.reduce<LiveStageState>(nextStage, failed)).toMatchObject({
    isDrawn: true,
    failure: undefined,
  });
});

test('what comes late of an older edit neither accuses nor clears the newer one', () => {
  const two = after({ kind: 'ready' }, { kind: 'sent' }, { kind: 'sent' });
  expect(nextStage(two, { kind: 'failed', round: 1, failure }).failure).toBeUndefined();
  const failed = nextStage(two, { kind: 'failed', round: 2, failure });
  expect(nextStage(failed, { kind: 'drawn', round: 1 }).failure).toEqual(failure);
});

test('a frame that fell silent is taken away, and another one comes when it is asked for', () => {
  const silent = after(
    { kind: 'ready' },
    { kind: 'sent' },
    { kind: 'drawn', round: 1 },
    { kind: 'silent' },
  );
  expect(silent).toMatchObject({ frame: 'silent', isDrawn: false });
  expect(nextStage(silent, { kind: 'again' })).toMatchObject({
    frame: 'coming',
    attempt: 2,
    round: 1,
  });
});

test('an answer or the same height draws nothing anew', () => {
  const tall = after({ kind: 'height', height: 80 });
  expect(nextStage(tall, { kind: 'height', height: 80 })).toBe(tall);
  expect(nextStage(tall, { kind: 'pong' })).toBe(tall);
});

test('an edit is busy until it is drawn or has failed, or its frame is gone', () => {
  expect(COMING.isBusy).toBe(false);
  const sent = after({ kind: 'ready' }, { kind: 'sent' });
  expect(sent.isBusy).toBe(true);
  expect(nextStage(sent, { kind: 'drawn', round: 1 }).isBusy).toBe(false);
  expect(nextStage(sent, { kind: 'failed', round: 1, failure }).isBusy).toBe(false);
  expect(nextStage(sent, { kind: 'silent' }).isBusy).toBe(false);
  const again = nextStage(sent, { kind: 'sent' });
  expect(nextStage(again, { kind: 'drawn', round: 1 }).isBusy).toBe(true);
});
