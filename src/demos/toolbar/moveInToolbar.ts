import { around } from '#src/site/timing/on.ts';
import { moveFocus } from '#src/site/code/controlByKey.ts';
import { TOOLS } from '#src/demos/model/demoElement.ts';

/**
 * Arrow keys, Home and End move the focus, and with it the one tab stop, between the controls of a demo's toolbar (ARIA toolbar
 * pattern). Returns whether the key was one of them, and was pressed in a toolbar.
 */
export function moveInToolbar(pressed: EventTarget | null, key: string): boolean {
  const control = around(pressed, `.${TOOLS} button`);
  const controls = control?.closest(`.${TOOLS}`)?.querySelectorAll('button') ?? [];
  return control !== null && moveFocus([...controls], control, key);
}
