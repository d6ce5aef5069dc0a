import { restoreTabs } from '#src/code/tabs.ts';
import { showVariant } from '#src/demo/codeVariant.ts';
import { codePreference, showCodePreference } from '#src/preferences/codePreferenceState.ts';

/** Shows tabs and sources of the page as the visitor chose them before. */
export function restoreChoices(): void {
  const preference = codePreference();
  showCodePreference(preference);
  showVariant(preference.variant);
  restoreTabs();
}
