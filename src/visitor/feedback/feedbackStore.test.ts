import { describe, expect, test } from 'vitest';
import { safely, type Store } from '#src/site/storage/safeStorage.ts';
import { memoryStore } from '#test/memoryStore.ts';
import {
  dropDraft,
  keepDraft,
  keepVote,
  readFeedbackId,
  readPageFeedback,
} from './feedbackStore.ts';

const BARS = '/x/react-charts/bars';
const GRID = '/x/react-data-grid';
const NONE = { vote: undefined, draft: undefined };

function storeWith(text?: string): Store {
  return safely(memoryStore(text === undefined ? {} : { 'x-feedback': text }));
}

test('votes and comments are kept page by page', () => {
  const store = storeWith();
  keepVote(store, BARS, 1, 'visitor-1');
  keepVote(store, GRID, 0);
  keepDraft(store, BARS, { vote: 0, comment: 'On second thoughts' });
  expect(readPageFeedback(store, BARS)).toEqual({
    vote: 1,
    draft: { vote: 0, comment: 'On second thoughts' },
  });
  expect(readPageFeedback(store, GRID)).toEqual({ vote: 0, draft: undefined });
  expect(readPageFeedback(store, '/x/introduction')).toEqual(NONE);
  expect(readFeedbackId(store)).toBe('visitor-1');
});

test('a comment has served once its vote counts', () => {
  const store = storeWith();
  keepDraft(store, BARS, { vote: 1, comment: 'Good' });
  keepVote(store, BARS, 1, 'a');
  expect(readPageFeedback(store, BARS)).toEqual({ vote: 1, draft: undefined });
});

test('a comment without words, or one that is dropped, is forgotten', () => {
  const store = storeWith();
  keepDraft(store, BARS, { vote: 1, comment: 'Good' });
  keepDraft(store, BARS, { vote: 1, comment: ' \n' });
  expect(readPageFeedback(store, BARS)).toEqual(NONE);
  keepDraft(store, BARS, { vote: 1, comment: 'Good' });
  dropDraft(store, BARS);
  expect(readPageFeedback(store, BARS)).toEqual(NONE);
});

test('nothing is written where there is nothing to forget', () => {
  const store = storeWith('somebody else’s');
  dropDraft(store, BARS);
  keepDraft(store, BARS, { vote: 1, comment: '' });
  expect(store.read('x-feedback')).toBe('somebody else’s');
});

describe('B5 what cannot be read counts as none:', () => {
  test.each([
    'not JSON',
    '',
    'null',
    '7',
    '[]',
    '{"votes":7,"drafts":null,"id":{}}',
    `{"votes":{"${BARS}":2},"drafts":{"${BARS}":"Good"}}`,
    `{"votes":{"${BARS}":"1"},"drafts":{"${BARS}":{"vote":1}}}`,
    `{"votes":{"${BARS}":true},"drafts":{"${BARS}":{"vote":5,"comment":"Good"}}}`,
    '{"__proto__":{"votes":{"/x/react-charts/bars":1}}}',
  ])('%s', (text) => {
    const store = storeWith(text);
    expect(readPageFeedback(store, BARS)).toEqual(NONE);
    expect(readFeedbackId(store)).toBeUndefined();
    keepVote(store, BARS, 0);
    expect(readPageFeedback(store, BARS)).toEqual({ vote: 0, draft: undefined });
  });

  test('but what can be read beside it counts', () => {
    const store = storeWith(`{"votes":{"${BARS}":5,"${GRID}":1}}`);
    expect(readPageFeedback(store, GRID).vote).toBe(1);
  });
});
