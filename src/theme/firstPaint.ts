import { rememberedLayout } from '#src/storage/apiLayout.ts';
import { applyMode, chosenMode, effectiveMode } from './colourMode.ts';
import { takeFontFaces } from './fontFaces.ts';
import { applyKeptFonts } from './ownFonts.ts';

// Runs in the head, before anything is painted: no flash of the other mode, and controls know that scripts run.
document.documentElement.classList.add('js');
applyMode(effectiveMode(chosenMode()));
document.documentElement.dataset.apiEarly = document.documentElement.dataset.api =
  rememberedLayout();
takeFontFaces(document.querySelector<HTMLStyleElement>('#fonts'), document.fonts);
applyKeptFonts();
