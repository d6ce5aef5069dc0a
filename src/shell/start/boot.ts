import { applyMode, chosenMode, effectiveMode, switchMode } from '#src/site/theme/colourMode.ts';
import { CONTROL, controlFor } from '#src/site/code/codeElement.ts';
import { on } from '#src/site/timing/on.ts';
import { CONTROLS_EVENT, HYDRATED_EVENT } from '#src/site/timing/pageEvents.ts';
import { showWhole } from './arrival.ts';
import { loadLateScripts } from './lateScripts.ts';
import { replayClicks } from './replayClicks.ts';
import { restoreChoices } from './restoreChoices.ts';
import { BAR } from '#src/reference/render/rowElement.ts';

// Stands at the end of each page, before its first paint: what was chosen before is in place, the mode switch answers, and an
// early click on anything else waits for `controls.ts` or for React.
if (location.hash !== '' || isReturn()) {
  showWhole(document.querySelector('.doc')); // the browser goes to a place in the text
}
restoreChoices();
applyMode(effectiveMode(chosenMode())); // now there is a body, which carries the mode too
on(document, ['click'], controlFor('mode'), () => switchMode());
// Without scripts the search leads to all pages; with them a click waits for its box. Filters answer while one types: Enter in
// them would load the page anew.
on(document, ['submit'], `.search-form, .${BAR}`, (_, event) => event.preventDefault());
replayClicks(`${CONTROL}:not(${controlFor('mode')})`, CONTROLS_EVENT);
replayClicks('[data-replay]', HYDRATED_EVENT);
loadLateScripts();

/** True when the page was here before, and the browser brings back where one was reading. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}
