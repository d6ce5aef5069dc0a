import { restoreTabs } from '#src/code/tabs.ts';
import { showVariant } from '#src/demo/codeVariant.ts';
import { showLinkedDemo } from '#src/demo/showLinkedDemo.ts';
import { codePreference, showCodePreference } from '#src/preferences/codePreferenceState.ts';

/** Shows tabs and sources of the page as the visitor chose them before, and the demo that the address names. */
export function restoreChoices(): void {
  const preference = codePreference();
  showCodePreference(preference);
  showVariant(preference);
  restoreTabs();
  showLinkedDemo();
}
