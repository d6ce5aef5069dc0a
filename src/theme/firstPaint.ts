import { rememberedLayout } from '#src/storage/apiLayout.ts';
import { applyMode, chosenMode, effectiveMode } from './colourMode.ts';

// Runs in the head, before anything is painted: no flash of the other mode, and controls know that scripts run.
document.documentElement.classList.add('js');
applyMode(effectiveMode(chosenMode()));
document.documentElement.dataset.apiEarly = document.documentElement.dataset.api =
  rememberedLayout();
// A preload would make the first paint wait; without either, the font is asked for when the first layout has found its text.
document.fonts.load('1em "IBM Plex Sans Variable"').catch(() => {}); // offline: the fallback is a complete font
