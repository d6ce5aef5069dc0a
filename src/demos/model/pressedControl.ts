import { demoAround } from './demoElement.ts';

/** A selector that finds a pressed control of a demo again after a reload: `#Stacks .more` */
export function pressedControl(control: Element): string {
  const value = control.getAttribute('value');
  const which = value === null ? `.${control.classList[0] ?? ''}` : `[value="${value}"]`;
  return `#${demoAround(control)?.id ?? ''} ${which}`;
}
