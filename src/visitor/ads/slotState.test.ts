import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  adKindOf,
  afterTry,
  isPolling,
  MOST_TRIES,
  POLL_MS,
  startState,
  type Finding,
  type SlotState,
} from './slotState.ts';

const FACTS = { isOn: true, isBot: false, refusesTracking: false, hasSource: true };
const PENDING = startState(FACTS);

test('a slot looks every 500 ms, 30 times at most', () => {
  expect(POLL_MS).toBe(500);
  expect(MOST_TRIES).toBe(30);
});

describe('a slot starts', () => {
  test.each([
    ['waiting for the network', {}, 'pending'],
    ['empty for a bot', { isBot: true }, 'hidden'],
    ['empty where ads are off', { isOn: false }, 'hidden'],
    ['with own ads where there is no network', { hasSource: false }, 'own'],
    ['with own ads for who refuses tracking', { refusesTracking: true }, 'own'],
    ['empty for a bot that refuses tracking', { isBot: true, refusesTracking: true }, 'hidden'],
  ])('%s', (_, facts, kind) => {
    expect(startState({ ...FACTS, ...facts }).kind).toBe(kind);
  });

  test.each(['hidden', 'own', 'fallback'] as const)('and %s stays as it is', (kind) => {
    const state: SlotState = { kind };
    expect(isPolling(state)).toBe(false);
    expect(afterTry(state, 'ad')).toBe(state);
  });
});

test('six tries without an element are patience, the seventh is a blocker', () => {
  expect(tryAll(PENDING, Array(6).fill('nothing'))).toEqual({ kind: 'pending', tries: 6 });
  expect(tryAll(PENDING, Array(7).fill('nothing'))).toEqual({ kind: 'blocked', tries: 7 });
});

test('the thirtieth try is the last', () => {
  const last = tryAll(PENDING, Array(30).fill('nothing'));
  expect(last).toEqual({ kind: 'blocked', tries: 30 });
  expect(isPolling(last)).toBe(false);
  expect(afterTry(last, 'ad')).toBe(last);
});

test.each([1, 2, 7, 11, 30])('an ad at try %d is shown, and nothing is tried again', (at) => {
  const state = tryAll(PENDING, [...Array<Finding>(at - 1).fill('nothing'), 'ad']);
  expect(state).toEqual({ kind: 'network', tries: at, hasLink: true });
  expect(isPolling(state)).toBe(false);
});

test.each([2, 11, 30])('the link to backers at try %d brings own ads for good', (at) => {
  const state = tryAll(PENDING, [...Array<Finding>(at - 1).fill('nothing'), 'backer']);
  expect(state).toEqual({ kind: 'fallback' });
});

test('an element without a link is shown and looked at until it has one', () => {
  const element = tryAll(PENDING, ['nothing', 'element', 'element']);
  expect(element).toEqual({ kind: 'network', tries: 3, hasLink: false });
  expect(isPolling(element)).toBe(true);
  expect(afterTry(element, 'backer')).toEqual({ kind: 'fallback' });
  expect(isPolling(afterTry(element, 'ad'))).toBe(false);
  expect(isPolling(tryAll(PENDING, Array(30).fill('element')))).toBe(false);
});

test('an element that was there once does not make its visitor a blocker', () => {
  const state = tryAll(PENDING, ['element', ...Array<Finding>(8).fill('nothing')]);
  expect(state.kind).toBe('network');
});

test.each([
  ['hidden', null],
  ['pending', null],
  ['network', 'carbon'],
  ['blocked', 'in-house'],
  ['own', 'in-house'],
  ['fallback', 'in-house-carbon'],
] as const)('%s is counted as %s', (state, kind) => {
  expect(adKindOf(state, false)).toBe(kind);
});

test('nobody but the blocked is appealed to', () => {
  expect(adKindOf('blocked', true)).toBe('in-house-adblock');
  for (const state of ['hidden', 'pending', 'network', 'own', 'fallback'] as const) {
    expect(adKindOf(state, true)).toBe(adKindOf(state, false));
  }
});

test('whatever is found, in 30 tries at most the slot comes to rest, and own ads never go back to waiting', () => {
  const finding = fc.constantFrom<Finding>('nothing', 'element', 'ad', 'backer');
  fc.assert(
    fc.property(fc.array(finding, { minLength: 30, maxLength: 40 }), (findings) => {
      let state = PENDING;
      let count = 0;
      for (const each of findings) {
        count += isPolling(state) ? 1 : 0;
        const next = afterTry(state, each);
        expect(next.kind === 'pending' && state.kind !== 'pending').toBe(false);
        state = next;
      }
      expect(isPolling(state)).toBe(false);
      expect(count).toBeLessThanOrEqual(30);
    }),
  );
});

function tryAll(state: SlotState, findings: Finding[]): SlotState {
  return findings.reduce(afterTry, state);
}
