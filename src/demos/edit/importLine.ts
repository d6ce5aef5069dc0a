import type { LiveFailure } from '#src/demos/sandbox/sandboxMessages.ts';

/** A failure with the line of the text that it is about: what cannot be imported stands in one. */
export function withImportLine(failure: LiveFailure, text: string): LiveFailure {
  if (failure.reason !== 'import' || failure.line !== undefined) {
    return failure;
  }
  const named = [`'${failure.detail}'`, `"${failure.detail}"`];
  const index = text.split('\n').findIndex((line) => named.some((name) => line.includes(name)));
  return index === -1 ? failure : { ...failure, line: index + 1 };
}
