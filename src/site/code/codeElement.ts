// The names by which built HTML of code, tabs and other plain controls is found again in the browser. Both sides import them.
// Selectors are written out: bundlers leave out a text that nobody uses, but keep one that is computed.

/** What a control of plain HTML does. */
export type Deed =
  | 'code-styling'
  | 'code-variant'
  | 'copy'
  | 'copy-page'
  | 'file'
  | 'mode'
  | 'search'
  | 'tab'
  | 'unfold';

const DO = 'data-do';
/** Selector of all controls of plain HTML. */
export const CONTROL: `[${typeof DO}]` = '[data-do]';

/** The attribute of a control, for JSX, hast and `attributes` of HTML. */
export function deed(name: Deed) {
  return { [DO]: name };
}

/** Selector of the controls that do this: `[data-do="copy"]` */
export function controlFor(name: Deed): string {
  return `[data-do="${name}"]`;
}

/** What a control does. */
export function deedOf(control: Element): Deed {
  return control.getAttribute(DO) as Deed; // `deed` has written it
}

/** A block of code; a long one is folded until its button is pressed. */
export const CODE = 'code';
export const FOLD = 'fold';
export const UNFOLDED = 'open';
/** A text in a line, with a copy button. */
export const COPYABLE = 'copyable';
/** The source of a demo and a row of the reference, which come from higher rooms, hold code too. */
export const SOURCE = 'source';
export const ROW = 'row';

/** Selector of what holds code and its copy button; a row gets that when it is reached. */
export const COPY_PLACE: `.${typeof CODE}, .${typeof SOURCE}, .${typeof COPYABLE}, .${typeof ROW}` =
  '.code, .source, .copyable, .row';
/** The text that a copy button was given; without one it copies the code it stands with. */
const GIVEN_CODE = 'data-code';
/** Set while a copy button says that it has copied; the live region of the page holds the word for that in the same attribute. */
export const COPIED = 'data-copied';

/** Attributes of a copy button. */
export function copyAttributes(code?: string): Record<string, string> {
  return {
    ...deed('copy'),
    ...(code !== undefined && { [GIVEN_CODE]: code }),
    'data-ga-event-category': 'docs',
    'data-ga-event-action': 'copy-click',
  };
}

export function givenCode(button: Element): string | null {
  return button.getAttribute(GIVEN_CODE);
}

/** The code that a copy button stands with. */
export function codeBeside(button: Element): Element | null | undefined {
  return button.closest('.code, .source')?.querySelector('pre:not([hidden])');
}

/** Tabs of one group show the same choice everywhere. */
export const TABS = 'tabs';
export const GROUP = 'data-group';
export const TAB_LIST = 'tablist';
export const TAB_NAME = 'data-name';
/** The panel in view. */
export const SHOWN = 'on';

/** Tabs of all groups, or of one. */
export function tabsOfGroup(root: ParentNode, group?: string): Element[] {
  return [...root.querySelectorAll(`.tabs${group === undefined ? '' : `[data-group="${group}"]`}`)];
}

/** The buttons of tabs, without those of tabs inside. */
export function tabButtons(tabs: Element): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(':scope > .tablist > button')];
}
