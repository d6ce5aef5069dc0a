import type { FromFrame, LiveFailure } from '#src/demos/sandbox/sandboxMessages.ts';

/** What the stage of an edited demo shows. */
export type LiveStageState = {
  /** Of the frame; a new number is a new frame. */
  attempt: number;
  frame: 'coming' | 'ready' | 'silent' | 'lost';
  /** Whether the frame has drawn anything yet: until then the demo itself stays. */
  isDrawn: boolean;
  /** Of the edit that was sent last. */
  round: number;
  /** Whether nothing was heard of that edit yet. */
  isBusy: boolean;
  failure?: LiveFailure;
  /** Of what is drawn, in px. */
  height: number;
};

/** Before the frame says anything. */
export const COMING: LiveStageState = {
  attempt: 1,
  frame: 'coming',
  isDrawn: false,
  round: 0,
  isBusy: false,
  height: 0,
};

export type StageChange = FromFrame | { kind: 'sent' | 'silent' | 'lost' | 'again' };

/** The stage after something happened. What the frame says of an edit that is no longer the last one counts for nothing. */
export function nextStage(state: LiveStageState, change: StageChange): LiveStageState {
  switch (change.kind) {
    case 'ready':
      return { ...state, frame: 'ready' };
    case 'sent':
      return { ...state, round: state.round + 1, isBusy: true };
    case 'drawn':
      return change.round === state.round
        ? { ...state, isDrawn: true, isBusy: false, failure: undefined }
        : { ...state, isDrawn: true };
    case 'failed':
      return change.round === state.round
        ? { ...state, isBusy: false, failure: change.failure }
        : state;
    case 'height':
      return change.height === state.height ? state : { ...state, height: change.height };
    case 'silent':
    case 'lost':
      return { ...state, frame: change.kind, isDrawn: false, isBusy: false, failure: undefined };
    case 'again':
      return { ...COMING, attempt: state.attempt + 1, round: state.round };
    case 'pong':
      return state;
  }
}
