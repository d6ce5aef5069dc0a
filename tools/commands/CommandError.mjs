/** An error whose message is the whole story: it is shown as one sentence, without a stack. */
export class CommandError extends Error {
  name = 'CommandError';
}

/** The sentence of a CommandError; the stack of anything else, since that is a mistake of ours. */
export function storyOf(error) {
  return error instanceof CommandError ? error.message : (error?.stack ?? String(error));
}
