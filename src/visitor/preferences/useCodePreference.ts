import { useSyncExternalStore } from 'react';
import { hear, PREFERENCE_EVENT } from '#src/site/timing/pageEvents.ts';
import { codePreference, type CodePreference } from './codePreferenceState.ts';

const SEPARATOR = '|';
const AT_EXPORT: CodePreference = { variant: 'TS', styling: 'MUI System' };

/** The visitor's code preference, followed live. */
export function useCodePreference(): CodePreference {
  const text = useSyncExternalStore(subscribe, readAsText, () => asText(AT_EXPORT));
  const [variant, styling] = text.split(SEPARATOR);
  return { variant, styling } as CodePreference;
}

function subscribe(onChange: () => void): () => void {
  return hear(document, PREFERENCE_EVENT, onChange);
}

/** A text, because React compares what it is given by identity. */
function readAsText(): string {
  return asText(codePreference());
}

function asText({ variant, styling }: CodePreference): string {
  return `${variant}${SEPARATOR}${styling}`;
}
