import { CodeError } from './compileFile.ts';
import { EndlessError } from './runLimit.ts';
import type { LiveFailure } from './sandboxMessages.ts';

/** What keeps edited code from being shown, other than an error of its own. */
export class LiveError extends Error {
  override name = 'LiveError';
  readonly reason: LiveFailure['reason'];
  readonly detail: string;

  constructor(reason: LiveFailure['reason'], detail: string) {
    super(`${reason} ${detail}`);
    this.reason = reason;
    this.detail = detail;
  }
}

/** What there is to say of anything that edited code threw. */
export function failureOf(error: unknown, entry: string): LiveFailure {
  if (error instanceof LiveError) {
    return { reason: error.reason, detail: error.detail };
  }
  const line = error instanceof CodeError ? error.line : lineIn(error, entry);
  return {
    reason: error instanceof EndlessError ? 'endless' : 'code',
    detail: error instanceof Error ? error.message : String(error),
    ...(line !== undefined && { line }),
  };
}

/** The line of the file in which an error arose, read from its stack; browsers count the head of a made function with it. */
function lineIn(error: unknown, entry: string): number | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const counted = countedLine(stack, entry);
  return counted === undefined ? undefined : counted - headLines();
}

function countedLine(stack: string, entry: string): number | undefined {
  const [, behind] = stack.split(`${entry}:`);
  const line = Number.parseInt(behind ?? '', 10);
  return Number.isNaN(line) ? undefined : line;
}

let head: number | undefined;

/** How many lines this browser puts before the first one of a made function. */
function headLines(): number {
  head ??= measureHead();
  return head;
}

function measureHead(): number {
  const name = 'head-of-function.js';
  try {
    new Function(`throw new Error('')\n//# sourceURL=${name}`)();
  } catch (error) {
    return (countedLine((error as Error).stack ?? '', name) ?? 1) - 1;
  }
  return 0;
}
