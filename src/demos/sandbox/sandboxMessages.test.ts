import { describe, expect, test } from 'vitest';
import { readFromFrame, readToFrame } from './sandboxMessages.ts';

describe('what comes out of the frame, where anybody’s code runs', () => {
  test.each([
    [{ kind: 'ready', more: 1 }, { kind: 'ready' }],
    [{ kind: 'pong' }, { kind: 'pong' }],
    [
      { kind: 'drawn', round: 2 },
      { kind: 'drawn', round: 2 },
    ],
    [
      { kind: 'height', height: 10.2 },
      { kind: 'height', height: 11 },
    ],
    [
      { kind: 'height', height: 1e9 },
      { kind: 'height', height: 3000 },
    ],
    [
      {
        kind: 'failed',
        round: 1,
        failure: { reason: 'code', detail: 'x is not defined', line: 3 },
      },
      {
        kind: 'failed',
        round: 1,
        failure: { reason: 'code', detail: 'x is not defined', line: 3 },
      },
    ],
    [
      { kind: 'failed', round: 1, failure: { reason: 'other', detail: {}, line: -1 } },
      { kind: 'failed', round: 1, failure: { reason: 'code', detail: '' } },
    ],
  ])('%j is read as %j', (data, message) => {
    expect(readFromFrame(data)).toEqual(message);
  });

  test.each([
    [undefined],
    [null],
    ['ready'],
    [{ kind: 'run' }],
    [{ kind: 'drawn' }],
    [{ kind: 'height', height: 'tall' }],
    [{ kind: 'height', height: NaN }],
  ])('%j is passed over', (data) => {
    expect(readFromFrame(data)).toBeUndefined();
  });

  test('a message is cut where it becomes too long', () => {
    const failure = { reason: 'code', detail: 'a'.repeat(5000) };
    expect(readFromFrame({ kind: 'failed', round: 1, failure })).toMatchObject({
      failure: { detail: 'a'.repeat(600) },
    });
  });
});

test('the frame reads files that are texts, and a look with every part of it', () => {
  const files = { entry: 'A.tsx', texts: { 'A.tsx': 'a', 'b.ts': 1 } };
  expect(readToFrame({ kind: 'run', round: 1, files })).toEqual({
    kind: 'run',
    round: 1,
    files: { entry: 'A.tsx', texts: { 'A.tsx': 'a' } },
  });
  expect(readToFrame({ kind: 'look', look: { mode: 'dark', direction: 'x' } })).toEqual({
    kind: 'look',
    look: { mode: 'dark', direction: 'ltr', dense: false },
  });
  expect(readToFrame({ kind: 'ready' })).toBeUndefined();
});
