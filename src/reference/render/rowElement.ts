import type { ROW } from '#src/site/code/codeElement.ts';

// What stands in rows and in the bar above them: the build writes it, `reference/browser` finds it by what stands here.

/** Parts of a row: its name, its type, the demos that use it, and what offers to copy the name. */
export const NAME = 'n';
export const TYPE = 'ty';
export const USES = 'u';
export const ROW_COPY = 'row-copy';
/** A heading among rows that says what they are for. */
export const PURPOSE = 'purpose';
/** Attribute of a row: the marks that a filter can ask for, with spaces between. */
export const MARKS = 'data-is';

/** Attribute of what stands in a list or a table of another kind: `change` and `item` are rows, `heading` goes with its changes. */
export const KIND = 'data-row';
export const CHANGE: `[${typeof KIND}=change]` = '[data-row=change]';
export const CHANGE_HEADING: `[${typeof KIND}=heading]` = '[data-row=heading]';
/** Selector of all that a filter shows and hides. */
export const ANY_ROW: `.${typeof ROW}, ${typeof CHANGE}, [${typeof KIND}=item]` =
  '.row, [data-row=change], [data-row=item]';

/** The bar of a filter, a form; beside its count of rows stands how the language says that some of them are shown. */
export const BAR = 'bar';
export const SOME = 'data-some';

/** Selector of the controls of bars: `.bar [name=order]` */
export function barControl(name: 'only' | 'layout' | 'order' | typeof TICKED): string {
  return `.${BAR} [name=${name}]`;
}

/** Of rows that can be done: the name of the box in each, of the bar's count of them, and of the button below that unticks all. */
export const TICK = 'done';
export const TICKED = 'ticked';
export const UNTICK = 'untick';
