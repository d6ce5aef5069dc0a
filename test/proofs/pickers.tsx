import type { ComponentProps, ReactNode } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Locator } from 'vitest/browser';
import { click, expect, show, type, type Screen } from '../proof.tsx';

type Provider = Partial<ComponentProps<typeof LocalizationProvider>>;
type Label = string | RegExp;

/** Marks of direction and of leading zeros, which are not seen. */
const MARKS = /[\u200b\u200e\u2066-\u2069]/g;

/** Shows pickers or fields below a provider, that of Day.js unless `provider` names another. */
export function inProvider(element: ReactNode, provider: Provider = {}): Promise<Screen> {
  return show(
    <LocalizationProvider dateAdapter={AdapterDayjs} {...provider}>
      {element}
    </LocalizationProvider>,
  );
}

export function field(screen: Screen, label: Label = 'Day'): Locator {
  return screen.getByRole('group', { name: label });
}

/** What the field displays; empty sections are their placeholders. */
export function text(screen: Screen, label: Label = 'Day'): string {
  const sections = field(screen, label).element().querySelector('[contenteditable]');
  return sections?.textContent.replace(MARKS, '') ?? '';
}

/** A section of a field by its name: `Year`, `Month`, `Hours`. */
export function section(screen: Screen, name: string, label: Label = 'Day'): Locator {
  return field(screen, label).getByRole('spinbutton', { name });
}

/** How many inputs a range field has. */
export type Inputs = 'one' | 'two';

/** A section of the start or the end of a range: `label` names the one input, `start` and `end` name the two. */
export function rangeSection(
  screen: Screen,
  inputs: Inputs,
  position: 'start' | 'end',
  name: string,
  label: Label,
): Locator {
  return inputs === 'one'
    ? section(screen, name, label).nth(position === 'start' ? 0 : 1)
    : section(screen, name, position);
}

/** What the form around the fields would send, by name; throws if there is none. */
export function formValues(screen: Screen): Record<string, FormDataEntryValue> {
  const form = screen.stage.querySelector('form');
  if (!form) throw new Error('No form is shown.');
  return Object.fromEntries(new FormData(form));
}

/** Types from a section on, the first of a date unless `first` names another. */
export async function enter(screen: Screen, keys: string, label: Label = 'Day', first = 'Month') {
  await click(section(screen, first, label));
  await type(keys);
}

/** Opens the popup of a picker with its button. */
export async function openPicker(screen: Screen, label: Label = 'Day') {
  await field(screen, label)
    .getByRole('button', { name: /^Choose/ })
    .click();
}

export async function expectClosed(screen: Screen) {
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
}

/** A day of the calendar that is shown. */
export function day(screen: Screen, name: string): Locator {
  return screen.getByRole('gridcell', { name });
}
