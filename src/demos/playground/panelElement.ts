// The names of the parts of a playground's panel; `renderPanel` writes them, `panel.ts` and `usePanel` find them.

export const PANEL = 'panel';
/** What each control can be set to, as JSON. */
export const CONTROLS = 'data-controls';
/** Which prop a field sets, and which one a slider or a text beside it shows. */
export const PROP = 'data-prop';
export const MIRRORS = 'data-mirrors';
export const RESET = 'data-panel-reset';
export const LINK = 'data-panel-link';
/** Where the shown code holds what is chosen. */
export const CHOSEN = 'chosen';
