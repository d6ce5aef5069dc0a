import { showLayoutEarly } from '#src/reference/browser/rowLayout.ts';
import { rememberedLayout } from '#src/visitor/preferences/apiLayout.ts';
import { applyMode, chosenMode, effectiveMode } from '#src/site/theme/colourMode.ts';
import { applyKeptFonts } from '#src/site/theme/ownFonts.ts';

// Runs in the head, before anything is painted: no flash of the other mode, and controls know that scripts run.
document.documentElement.classList.add('js');
applyMode(effectiveMode(chosenMode()));
showLayoutEarly(rememberedLayout());
applyKeptFonts();
