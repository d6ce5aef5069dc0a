import type { GridInitialState } from '@mui/x-data-grid-premium';

/** Goes up with each change of `columns` that old states would contradict. */
const VERSION = 2;

/** The text to store: the state and the version that it belongs to. */
export function pack(state: GridInitialState): string {
  return JSON.stringify({ version: VERSION, state });
}

/** The state of a stored text, migrated if it's older. `undefined` if it can't be used. */
export function unpack(text: string | null): GridInitialState | undefined {
  if (!text) {
    return undefined;
  }
  try {
    const stored: { version?: number; state: GridInitialState } = JSON.parse(text);
    switch (stored.version) {
      case VERSION:
        return stored.state;
      case 1: // the column was called "tons"
        return renameField(stored.state, 'tons', 'quantity');
      default: // unknown, or of a newer release
        return undefined;
    }
  } catch {
    return undefined; // not JSON
  }
}

/** Renames a column wherever the state mentions it, except in filter values. */
function renameField(state: GridInitialState, from: string, to: string): GridInitialState {
  return JSON.parse(JSON.stringify(state), (key, part: unknown) => {
    if (part === from && key !== 'value') {
      return to;
    }
    if (typeof part === 'object' && part !== null && from in part) {
      const { [from]: moved, ...others } = part as Record<string, unknown>;
      return { ...others, [to]: moved };
    }
    return part;
  });
}
