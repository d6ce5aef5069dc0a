/** An error whose message is the whole story: it is shown as one sentence, without a stack. */
export class DoorError extends Error {
  name = 'DoorError';
}

/** The sentence of a DoorError; the stack of anything else, since that is a mistake of ours. */
export function storyOf(error) {
  return error instanceof DoorError ? error.message : (error?.stack ?? String(error));
}
