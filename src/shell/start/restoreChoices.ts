import { restoreTabs } from '#src/site/code/tabs.ts';
import { showVariant } from '#src/demos/model/codeVariant.ts';
import { showLinkedDemo } from '#src/demos/model/showLinkedDemo.ts';
import {
  codePreference,
  showCodePreference,
} from '#src/visitor/preferences/codePreferenceState.ts';

/** Shows tabs and sources of the page as the visitor chose them before, and the demo that the address names. */
export function restoreChoices(): void {
  const preference = codePreference();
  showCodePreference(preference);
  showVariant(preference);
  restoreTabs();
  showLinkedDemo();
}
