import { rememberedLayout } from '#src/visitor/preferences/apiLayout.ts';
import { applyMode, chosenMode, effectiveMode } from '#src/site/theme/colourMode.ts';
import { takeFontFaces } from '#src/site/theme/fontFaces.ts';
import { applyKeptFonts } from '#src/site/theme/ownFonts.ts';

// Runs in the head, before anything is painted: no flash of the other mode, and controls know that scripts run.
document.documentElement.classList.add('js');
applyMode(effectiveMode(chosenMode()));
document.documentElement.dataset.apiEarly = document.documentElement.dataset.api =
  rememberedLayout();
takeFontFaces(document.querySelector<HTMLStyleElement>('#fonts'), document.fonts);
applyKeptFonts();
