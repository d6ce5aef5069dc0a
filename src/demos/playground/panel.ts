import type { Chosen, Control, PropValue } from './control.ts';
import { CONTROLS, MIRRORS, PANEL, PROP } from './panelElement.ts';
import { readValue } from './readValue.ts';
import { PLAYGROUND } from '#src/demos/model/demoElement.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/** The controls of a playground in the page. */
export type Panel = { name: string; element: HTMLElement; controls: readonly Control[] };

/** The panel of the playground around a stage; undefined: an ordinary demo. */
export function panelOf(stage: Element): Panel | undefined {
  const demo = stage.closest<HTMLElement>(`[${PLAYGROUND}]`);
  const element = demo?.querySelector<HTMLElement>(`.${PANEL}`);
  return demo && element
    ? {
        name: demo.id,
        element,
        // Written by the build into the same page.
        controls: JSON.parse(element.getAttribute(CONTROLS) ?? '[]') as Control[],
      }
    : undefined;
}

/** What the controls stand at, as far as it differs from how they started. */
export function chosenInPanel(panel: Panel): Chosen {
  return Object.fromEntries(
    panel.controls.flatMap((control) => {
      const value = readValue(control, textOf(control, fieldsOf(panel, control)));
      return value === undefined || value === control.start ? [] : [[control.prop, value]];
    }),
  );
}

/** Sets each control to what is chosen, all others to how they started. */
export function showInPanel(panel: Panel, chosen: Chosen): void {
  for (const control of panel.controls) {
    setFields(control, fieldsOf(panel, control), chosen[control.prop]);
  }
  showMirrors(panel);
}

/** Gives a number what was chosen on its slider. */
export function takeSlide(panel: Panel, target: EventTarget | null): void {
  const prop = target instanceof HTMLInputElement ? target.getAttribute(MIRRORS) : null;
  if (target instanceof HTMLInputElement && prop !== null) {
    const field = fieldNamed(panel, prop);
    if (field) {
      field.value = target.value;
    }
  }
}

/** Sets the slider of each number, and writes the value of each colour, beside its field. */
export function showMirrors(panel: Panel): void {
  for (const mirror of panel.element.querySelectorAll<HTMLElement>(`[${MIRRORS}]`)) {
    const { value = '' } = fieldNamed(panel, mirror.getAttribute(MIRRORS) ?? '') ?? {};
    if (!(mirror instanceof HTMLInputElement)) {
      mirror.textContent = value;
    } else {
      mirror.value = value === '' ? mirror.min : value;
    }
  }
}

function fieldNamed({ element }: Panel, prop: string): Field | null {
  return element.querySelector<Field>(`[${PROP}="${prop}"]`);
}

function fieldsOf({ element }: Panel, { prop }: Control): Field[] {
  return [...element.querySelectorAll<Field>(`[${PROP}="${prop}"]`)];
}

function textOf({ kind }: Control, fields: readonly Field[]): string {
  if (kind === 'several') {
    return fields
      .filter((field) => isOn(field))
      .map(({ value }) => value)
      .join(',');
  }
  const [field] = fields;
  return kind === 'switch' ? String(isOn(field)) : (field?.value ?? '');
}

function isOn(field: Field | undefined): boolean {
  return field instanceof HTMLInputElement && field.checked;
}

function setFields(
  { kind, start }: Control,
  fields: readonly Field[],
  chosen: PropValue | undefined,
): void {
  const value = chosen ?? start;
  for (const field of fields) {
    if (kind === 'several' && field instanceof HTMLInputElement) {
      field.checked = Array.isArray(value) && value.map(String).includes(field.value);
    } else if (kind === 'switch' && field instanceof HTMLInputElement) {
      field.checked = value === true;
    } else {
      field.value = String(value ?? '');
    }
  }
}
