import { cookieStore } from '#src/site/storage/cookieStore.ts';
import { CODE_STYLING_KEY, CODE_VARIANT_KEY } from '#src/site/storage/storedKeys.ts';
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
    cookieStore.write(CODE_VARIANT_KEY, chosen.variant);
  }
  if (chosen.styling) {
    cookieStore.write(CODE_STYLING_KEY, chosen.styling);
  }
  showCodePreference(next);
  document.dispatchEvent(new Event(PREFERENCE_EVENT));
}
