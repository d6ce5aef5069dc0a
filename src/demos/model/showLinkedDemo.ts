import { linkedDemo } from '#src/visitor/preferences/codePreferenceState.ts';
import { foldOf } from './demoElement.ts';

/** Opens the source of the demo that the address names, and brings the demo into view (behaviour 4.2). */
export function showLinkedDemo(): void {
  const demo = document.getElementById(linkedDemo().demo ?? '');
  const source = foldOf(demo);
  if (source) {
    source.open = true;
    demo?.scrollIntoView();
  }
}
