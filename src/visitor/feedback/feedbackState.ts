/** 1: the page helped; 0: it did not (behaviour 8.1). */
export type Vote = 0 | 1;

/** What a visitor has begun and not sent. */
export type Draft = { vote: Vote; comment: string };

type Open = Draft & { stored: Vote | undefined };

/** `stored` is the vote that counts until another one is sent; `kept`: on this device, for want of a service. */
export type FeedbackState =
  | { kind: 'resting' | 'sent' | 'kept'; stored: Vote | undefined }
  | (Open & { kind: 'commenting' | 'sending' | 'failed' });

export type FeedbackAction =
  | { type: 'restore'; stored: Vote | undefined; draft: Draft | undefined }
  | { type: 'vote' | 'keep'; vote: Vote }
  | { type: 'rest' | 'open' }
  | FormAction;

/** What happens to an open form; without one it means nothing. */
type FormAction =
  { type: 'comment'; comment: string } | { type: 'cancel' | 'send' | 'succeed' | 'fail' };

export const initialFeedback: FeedbackState = { kind: 'resting', stored: undefined };

/** The next state of a page's feedback; the same object when nothing differs. */
export function feedbackReducer(state: FeedbackState, action: FeedbackAction): FeedbackState {
  switch (action.type) {
    case 'restore':
      return action.draft
        ? { kind: 'commenting', ...action.draft, stored: action.stored }
        : { kind: 'resting', stored: action.stored };
    case 'vote':
      return vote(state, action.vote);
    case 'open':
      return isOpen(state)
        ? state
        : { kind: 'commenting', vote: state.stored ?? 0, comment: '', stored: state.stored };
    case 'keep':
      return { kind: 'kept', stored: action.vote };
    case 'rest':
      return state.kind === 'sent' ? { kind: 'resting', stored: state.stored } : state;
    default:
      return isOpen(state) ? changeOpen(state, action) : state;
  }
}

/** Whether there is a comment to write, to send or to send again. */
export function isOpen(state: FeedbackState): state is Extract<FeedbackState, Open> {
  return 'comment' in state;
}

/** The vote whose button is pressed: the chosen one while it is on its way, else the stored one. */
export function pressedVote(state: FeedbackState): Vote | undefined {
  return state.kind === 'commenting' || state.kind === 'sending' ? state.vote : state.stored;
}

/** A vote that differs from the pressed one opens the form; the pressed one changes nothing. */
function vote(state: FeedbackState, chosen: Vote): FeedbackState {
  if (state.kind === 'sending' || pressedVote(state) === chosen) {
    return state;
  }
  const comment = isOpen(state) ? state.comment : '';
  return { kind: 'commenting', vote: chosen, comment, stored: state.stored };
}

function changeOpen(state: Extract<FeedbackState, Open>, action: FormAction): FeedbackState {
  if (action.type === 'fail') {
    return state.kind === 'failed' ? state : { ...state, kind: 'failed' };
  }
  if (action.type === 'succeed') {
    return state.kind === 'sending' ? { kind: 'sent', stored: state.vote } : state;
  }
  if (state.kind === 'sending') {
    return state; // what is on its way is not changed any more
  }
  switch (action.type) {
    case 'comment':
      return { ...state, kind: 'commenting', comment: action.comment };
    case 'cancel':
      return { kind: 'resting', stored: state.stored };
    case 'send':
      return { ...state, kind: 'sending' };
  }
}
