import { controlFor, deed, type SOURCE } from '#src/site/code/codeElement.ts';
import {
  codeStylings,
  DEMO_NAME,
  firstKnown,
  type CodeStyling,
  type CodeVariant,
} from '#src/visitor/preferences/codePreference.ts';

// What stands where in a demo on its page. `renderDemo` and `renderPlayground` write it, everyone else finds it by what stands here.

/** Classes of a demo, of the frame around its stage, and of the element in it in which the demo is drawn. */
export const DEMO = 'demo';
export const STAGE = 'stage';
export const DRAWN = 'stage-root';
/** What stands there until the demo does. */
export const WAITING = 'stage-wait';
/** The toolbar, and two of its buttons. */
export const TOOLS = 'tools';
export const PREVIEW = 'preview';
export const MORE = 'more';
/** The buttons of the stylings, where a demo has several. */
export const STYLINGS = 'stylings';
/** A code with tabs for other files; the code of another file names it. */
export const FILES = 'files';
export const FILE = 'data-file';
/** The button below a code, one that opens the editor, and the text field of that. */
export const EDIT_BUTTON = 'edit-code';
export const STARTS = 'starts';
export const EDIT_FIELD = 'live-code';
/** Attribute of a demo with a panel that sets its props. */
export const PLAYGROUND = 'data-playground';
/** Attribute of a text that is not shown: its styling and language. */
export const TEXT = 'data-text';

/** Attributes of a demo that is changed: the text that is shown, its edit, and in what its preview differs from the site. */
export const SHOWN_TEXT = 'data-shown';
export const EDIT = 'data-edit';
export const DIFFERENCES = 'data-preview';

/** Selectors, for `on`. */
export const ANY_DEMO: `.${typeof DEMO}[${typeof DEMO_NAME}]` = '.demo[data-demo]';
export const MORE_BUTTON: `.${typeof TOOLS} .${typeof MORE}` = '.tools .more';
export const PREVIEW_BUTTON: `.${typeof TOOLS} .${typeof PREVIEW}` = '.tools .preview';
/** The code of the demo itself. */
export const OWN_CODE: `.${typeof SOURCE} pre:not([${typeof FILE}])` =
  '.source pre:not([data-file])';

export function demosIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(ANY_DEMO)];
}

export function demoAround(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>(ANY_DEMO) ?? null;
}

export function nameOf(demo: Element | null): string {
  return demo?.getAttribute(DEMO_NAME) ?? '';
}

export function stageOf(demo: Element | null): HTMLElement | null {
  return demo?.querySelector<HTMLElement>('.stage') ?? null;
}

/** Where the demo is drawn, in its stage. */
export function drawnOf(demo: Element): HTMLElement | null {
  return demo.querySelector<HTMLElement>('.stage-root');
}

/** What folds the code of a demo. */
export function foldOf(demo: Element | null): HTMLDetailsElement | null {
  return demo?.querySelector<HTMLDetailsElement>('.source details') ?? null;
}

/** The text of a demo, with its tabs. */
export function shownTextOf(demo: Element): Element | null {
  return demo.querySelector('.source summary')?.nextElementSibling ?? null;
}

export function waitingTextOf(demo: Element, key: string): Element | null {
  return demo.querySelector(`script[data-text="${key}"]`);
}

export function ownCodeOf(demo: Element | null): HTMLElement | null {
  return demo?.querySelector<HTMLElement>(OWN_CODE) ?? null;
}

/** The tab of the demo itself, which alone has no value. */
export function ownTabOf(demo: Element): HTMLElement | null {
  return demo.querySelector<HTMLElement>(`${controlFor('file')}:not([value])`);
}

export function shownLanguage(demo: Element | null): CodeVariant {
  return demo?.getAttribute(SHOWN_TEXT)?.endsWith('JS') ? 'JS' : 'TS';
}

/** The styling in which a demo is shown; undefined for one that is written in the system's alone. */
export function shownStyling(demo: Element | null): CodeStyling | undefined {
  const buttons = demo?.querySelectorAll<HTMLButtonElement>(controlFor('code-styling')) ?? [];
  const pressed = [...buttons].find(({ ariaPressed }) => ariaPressed === 'true');
  return pressed && firstKnown(codeStylings, [pressed.value], 'MUI System');
}

/** A selector that finds a pressed control of a demo again after a reload: `#Stacks .more` */
export function pressedControl(control: Element): string {
  const value = control.getAttribute('value');
  const which = value === null ? `.${control.classList[0] ?? ''}` : `[value="${value}"]`;
  return `#${demoAround(control)?.id ?? ''} ${which}`;
}

/** Attributes of the button that copies the code of a demo. */
export function demoCopyAttributes(name: string): Record<string, string> {
  return { ...deed('copy'), ...demoEvent('copy', name) };
}

/** Attributes by which a control of a demo is known in analytics (behaviour 6). */
export function demoEvent(action: string, name: string): Record<string, string> {
  return {
    'data-ga-event-category': 'demo',
    'data-ga-event-action': action,
    'data-ga-event-label': name,
  };
}
