import {
  codePreference,
  linkedDemo,
  PREFERENCE_EVENT,
  showCodePreference,
} from '#src/visitor/preferences/codePreferenceState.ts';
import { showLinkedDemo } from './showLinkedDemo.ts';

/** Shows the demo of a link that was followed on its own page, in the language and styling the link names; neither is stored. */
export function followLink(): void {
  const { demo, ...linked } = linkedDemo();
  if (demo === undefined) {
    return;
  }
  showCodePreference({ ...codePreference(), ...linked });
  document.dispatchEvent(new Event(PREFERENCE_EVENT));
  showLinkedDemo();
}
