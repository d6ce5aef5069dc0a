import {
  codePreference,
  linkedDemo,
  showCodePreference,
} from '#src/visitor/preferences/codePreferenceState.ts';
import { emit, PREFERENCE_EVENT } from '#src/site/timing/pageEvents.ts';
import { showLinkedDemo } from './showLinkedDemo.ts';

/** Shows the demo of a link that was followed on its own page, in the language and styling the link names; neither is stored. */
export function followLink(): void {
  const { demo, ...linked } = linkedDemo();
  if (demo === undefined) {
    return;
  }
  showCodePreference({ ...codePreference(), ...linked });
  emit(document, PREFERENCE_EVENT);
  showLinkedDemo();
}
