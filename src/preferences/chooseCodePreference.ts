import { cookieStore } from '#src/storage/cookieStore.ts';
import {
  codePreference,
  PREFERENCE_EVENT,
  showCodePreference,
  type CodePreference,
} from './codePreferenceState.ts';

/** Stores what the visitor chose for a year, and tells everyone on the page. */
export function chooseCodePreference(chosen: Partial<CodePreference>): void {
  const next = { ...codePreference(), ...chosen };
  if (chosen.variant) {
    cookieStore.write('codeVariant', chosen.variant);
  }
  if (chosen.styling) {
    cookieStore.write('codeStyling', chosen.styling);
  }
  showCodePreference(next);
  document.dispatchEvent(new Event(PREFERENCE_EVENT));
}
