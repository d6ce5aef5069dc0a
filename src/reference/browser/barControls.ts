import { MARKS } from '#src/reference/render/rowElement.ts';
import type { FilterSetting } from './filterAddress.ts';

/** The controls of a bar; one of few rows has no choice of marks, and most have no `uses`. */
type Controls = {
  text: HTMLInputElement | undefined;
  only: HTMLSelectElement | undefined;
  uses: HTMLInputElement[];
  count: HTMLOutputElement | undefined;
};

/** What the controls of a bar are set to. */
export function settingOf(form: HTMLFormElement): FilterSetting {
  const { text, only, uses } = controlsOf(form);
  const used = uses.filter(({ checked }) => checked).map(({ value }) => value);
  return { text: text?.value ?? '', only: only?.value ?? '', use: used.join(',') };
}

/** Sets the controls of a bar. Of a mark that no row has, its select makes no choice at all. */
export function setControls(form: HTMLFormElement, { text, only, use }: FilterSetting): void {
  const controls = controlsOf(form);
  if (controls.text) {
    controls.text.value = text;
  }
  if (controls.only) {
    controls.only.value = only;
    controls.only.value ||= '';
  }
  for (const control of controls.uses) {
    control.checked = use.split(',').includes(control.value);
  }
}

/** The text that rows must hold, in lower case. */
export function textAsked(form: HTMLFormElement): string {
  return settingOf(form).text.trim().toLowerCase();
}

/** Whether a row has the marks that a setting asks for. */
export function hasMarks(row: Element, { only, use }: FilterSetting): boolean {
  const marks = row.getAttribute(MARKS)?.split(' ') ?? [];
  return (
    (only === '' || marks.includes(only)) &&
    (use === '' || use.split(',').some((mark) => marks.includes(mark)))
  );
}

/** Where a bar says how many rows there are. */
export function countOf(form: HTMLFormElement): HTMLOutputElement | undefined {
  return controlsOf(form).count;
}

function controlsOf({ elements }: HTMLFormElement): Controls {
  const named = (name: string) => elements.namedItem(name);
  const [text, only, count] = [named('text'), named('only'), named('count')];
  return {
    text: text instanceof HTMLInputElement ? text : undefined,
    only: only instanceof HTMLSelectElement ? only : undefined,
    uses: [...elements].flatMap((control) =>
      control instanceof HTMLInputElement && control.name === 'use' ? [control] : [],
    ),
    count: count instanceof HTMLOutputElement ? count : undefined,
  };
}
