import { cookieStore } from '#src/site/storage/cookieStore.ts';
import { CODE_STYLING_KEY, CODE_VARIANT_KEY } from '#src/site/storage/storedKeys.ts';
import { emit, PREFERENCE_EVENT } from '#src/site/timing/pageEvents.ts';
import { codePreference, showCodePreference, type CodePreference } from './codePreferenceState.ts';

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
  emit(document, PREFERENCE_EVENT);
}
