/** How the page around looks, which a demo in the frame shares. */
export type Look = {
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  dense: boolean;
};

/** A demo's own files: texts by path below its folder, and the one that holds the demo. */
export type LiveFiles = { entry: string; texts: Readonly<Record<string, string>> };

/** What the page tells the frame. */
export type ToFrame =
  | { kind: 'look'; look: Look }
  | { kind: 'run'; round: number; files: LiveFiles }
  | { kind: 'ping' };

/** Why edited code is not shown. `detail` is the browser's message, or the name of what cannot be imported. */
export type LiveFailure = {
  reason: 'code' | 'import' | 'export' | 'endless' | 'open';
  detail: string;
  /** Of the edited file, from 1. */
  line?: number;
};

/** What the frame tells the page. Edited code can send it too, so that nothing but a text and a height comes out of it. */
export type FromFrame =
  | { kind: 'ready' }
  | { kind: 'pong' }
  | { kind: 'drawn'; round: number }
  | { kind: 'failed'; round: number; failure: LiveFailure }
  | { kind: 'height'; height: number };

const REASONS: readonly LiveFailure['reason'][] = ['code', 'import', 'export', 'endless', 'open'];
/** Of a message, in characters; more is no help to anyone. */
const LONGEST = 600;
/** Of a demo, in px. */
const TALLEST = 3000;

/** Reads what came from the frame; undefined for anything else. */
export function readFromFrame(data: unknown): FromFrame | undefined {
  const { kind, round, failure, height } = asRecord(data);
  if (kind === 'ready' || kind === 'pong') {
    return { kind };
  }
  if (kind === 'drawn' && typeof round === 'number') {
    return { kind, round };
  }
  if (kind === 'height' && typeof height === 'number' && height >= 0) {
    return { kind, height: Math.min(Math.ceil(height), TALLEST) };
  }
  if (kind === 'failed' && typeof round === 'number') {
    return { kind, round, failure: readFailure(failure) };
  }
  return undefined;
}

/** Reads what came from the page around; undefined for anything else. */
export function readToFrame(data: unknown): ToFrame | undefined {
  const { kind, round, files, look } = asRecord(data);
  if (kind === 'ping') {
    return { kind };
  }
  if (kind === 'look') {
    const { mode, direction, dense } = asRecord(look);
    return {
      kind,
      look: {
        mode: mode === 'dark' ? 'dark' : 'light',
        direction: direction === 'rtl' ? 'rtl' : 'ltr',
        dense: dense === true,
      },
    };
  }
  const { entry, texts } = asRecord(files);
  if (kind === 'run' && typeof round === 'number' && typeof entry === 'string') {
    const known = Object.entries(asRecord(texts)).filter(isTextEntry);
    return { kind, round, files: { entry, texts: Object.fromEntries(known) } };
  }
  return undefined;
}

function readFailure(failure: unknown): LiveFailure {
  const { reason, detail, line } = asRecord(failure);
  return {
    reason: REASONS.find((known) => known === reason) ?? 'code',
    detail: typeof detail === 'string' ? detail.slice(0, LONGEST) : '',
    ...(Number.isInteger(line) && Number(line) > 0 ? { line: Number(line) } : {}),
  };
}

function isTextEntry(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
