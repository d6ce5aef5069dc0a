import { controlFor } from '#src/site/code/codeElement.ts';
import {
  demoAround,
  demoEvent,
  demosIn,
  nameOf,
  PREVIEW_BUTTON,
} from '#src/demos/model/demoElement.ts';

/** Controls of a demo and the actions they are known by (behaviour 6); the copy button has its own from the start. */
const ACTIONS: Readonly<Record<string, string>> = {
  summary: 'expand',
  [PREVIEW_BUTTON]: 'preview',
  [`${controlFor('code-variant')}[value="TS"]`]: 'source-ts',
  [`${controlFor('code-variant')}[value="JS"]`]: 'source-js',
  [`${controlFor('code-styling')}[value="MUI System"]`]: 'styling-system',
  [`${controlFor('code-styling')}[value="Tailwind"]`]: 'styling-tailwind',
  [`${controlFor('code-styling')}[value="CSS"]`]: 'styling-css',
};

/** Names the analytics events of the controls of demos. Pages are sent without these attributes, to be lighter. */
export function nameEvents(root: ParentNode): void {
  for (const demo of demosIn(root)) {
    for (const [selector, action] of Object.entries(ACTIONS)) {
      demo.querySelectorAll(selector).forEach((control) => nameEvent(control, action));
    }
  }
}

/** Names the event of one control of a demo. */
export function nameEvent(control: Element, action: string): void {
  for (const [name, value] of Object.entries(demoEvent(action, nameOf(demoAround(control))))) {
    control.setAttribute(name, value);
  }
}
