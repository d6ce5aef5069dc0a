import { describe, expect, test } from 'vitest';
import {
  feedbackReducer,
  initialFeedback,
  pressedVote,
  type FeedbackAction,
  type FeedbackState,
} from './feedbackState.ts';

const voted: FeedbackState = { kind: 'resting', stored: 1 };
const commenting: FeedbackState = { kind: 'commenting', vote: 0, comment: 'Why?', stored: 1 };
const sending: FeedbackState = { ...commenting, kind: 'sending' };
const failed: FeedbackState = { ...commenting, kind: 'failed' };

describe('feedbackReducer (behaviour 8.1)', () => {
  test.each<[string, FeedbackState, FeedbackAction, FeedbackState]>([
    [
      'a first vote opens the form',
      initialFeedback,
      { type: 'vote', vote: 1 },
      { kind: 'commenting', vote: 1, comment: '', stored: undefined },
    ],
    [
      'a vote that differs from the stored one opens the form',
      voted,
      { type: 'vote', vote: 0 },
      { kind: 'commenting', vote: 0, comment: '', stored: 1 },
    ],
    [
      'another vote keeps the comment',
      commenting,
      { type: 'vote', vote: 1 },
      { kind: 'commenting', vote: 1, comment: 'Why?', stored: 1 },
    ],
    [
      'a comment on a section opens the form, as a No where nothing is stored',
      initialFeedback,
      { type: 'open' },
      { kind: 'commenting', vote: 0, comment: '', stored: undefined },
    ],
    [
      'a comment on a section takes the stored vote along',
      voted,
      { type: 'open' },
      { kind: 'commenting', vote: 1, comment: '', stored: 1 },
    ],
    [
      'a comment on a section leaves an open form as it is',
      commenting,
      { type: 'open' },
      commenting,
    ],
    [
      'typing',
      commenting,
      { type: 'comment', comment: 'Because' },
      { ...commenting, comment: 'Because' },
    ],
    [
      'B3 Cancel closes the form and restores the stored vote',
      commenting,
      { type: 'cancel' },
      voted,
    ],
    ['sending', commenting, { type: 'send' }, sending],
    ['a good answer', sending, { type: 'succeed' }, { kind: 'sent', stored: 0 }],
    ['B2 a failure keeps the comment', sending, { type: 'fail' }, failed],
    ['sending again', failed, { type: 'send' }, sending],
    ['B3 Cancel after a failure', failed, { type: 'cancel' }, voted],
    ['typing after a failure', failed, { type: 'comment', comment: 'Why?' }, commenting],
    [
      'the end of the note',
      { kind: 'sent', stored: 0 },
      { type: 'rest' },
      { kind: 'resting', stored: 0 },
    ],
    ['a vote kept on the device', voted, { type: 'keep', vote: 0 }, { kind: 'kept', stored: 0 }],
    [
      'what the device knows',
      initialFeedback,
      { type: 'restore', stored: 1, draft: undefined },
      voted,
    ],
    [
      'a comment that was not sent',
      initialFeedback,
      { type: 'restore', stored: 1, draft: { vote: 0, comment: 'Why?' } },
      commenting,
    ],
  ])('%s', (_, state, action, next) => {
    expect(feedbackReducer(state, action)).toEqual(next);
  });

  test.each<[string, FeedbackState, FeedbackAction]>([
    ['the stored vote again', voted, { type: 'vote', vote: 1 }],
    ['the pressed vote again', commenting, { type: 'vote', vote: 0 }],
    ['a vote while sending', sending, { type: 'vote', vote: 1 }],
    ['typing while sending', sending, { type: 'comment', comment: '' }],
    ['Cancel while sending', sending, { type: 'cancel' }],
    ['sending while sending', sending, { type: 'send' }],
    ['sending without a form', voted, { type: 'send' }],
    ['a late answer', voted, { type: 'succeed' }],
    ['an answer to nothing', commenting, { type: 'succeed' }],
    ['a second failure', failed, { type: 'fail' }],
    ['the end of no note', voted, { type: 'rest' }],
  ])('gives the same object for %s', (_, state, action) => {
    expect(feedbackReducer(state, action)).toBe(state);
  });

  test.each<[FeedbackState, 0 | 1 | undefined]>([
    [initialFeedback, undefined],
    [voted, 1],
    [commenting, 0],
    [sending, 0],
    [failed, 1],
    [{ kind: 'sent', stored: 0 }, 0],
  ])(
    'B2 the pressed vote is the chosen one, and the stored one after a failure: %o',
    (state, vote) => {
      expect(pressedVote(state)).toBe(vote);
    },
  );
});
