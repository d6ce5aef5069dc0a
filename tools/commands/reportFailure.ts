/** Ends a script that threw: says why in one sentence, and leaves with 1 when all is done. */
export function reportFailure(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
