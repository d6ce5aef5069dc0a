import type { Chosen, Control, PropValue } from './control.ts';
import { readValue } from './readValue.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/** The controls of a playground in the page. */
export type Panel = { name: string; element: HTMLElement; controls: readonly Control[] };

/** The panel of the playground around a stage; undefined: an ordinary demo. */
export function panelOf(stage: Element): Panel | undefined {
  const demo = stage.closest<HTMLElement>('[data-playground]');
  const element = demo?.querySelector<HTMLElement>('.panel');
  return demo && element
    ? {
        name: demo.id,
        element,
        // Written by the build into the same page.
        controls: JSON.parse(element.dataset.controls ?? '[]') as Control[],
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
  if (target instanceof HTMLInputElement && target.dataset.mirrors !== undefined) {
    const field = fieldNamed(panel, target.dataset.mirrors);
    if (field) {
      field.value = target.value;
    }
  }
}

/** Sets the slider of each number, and writes the value of each colour, beside its field. */
export function showMirrors(panel: Panel): void {
  for (const mirror of panel.element.querySelectorAll<HTMLElement>('[data-mirrors]')) {
    const { value = '' } = fieldNamed(panel, mirror.dataset.mirrors ?? '') ?? {};
    if (!(mirror instanceof HTMLInputElement)) {
      mirror.textContent = value;
    } else {
      mirror.value = value === '' ? mirror.min : value;
    }
  }
}

function fieldNamed({ element }: Panel, prop: string): Field | null {
  return element.querySelector<Field>(`[data-prop="${prop}"]`);
}

function fieldsOf({ element }: Panel, { prop }: Control): Field[] {
  return [...element.querySelectorAll<Field>(`[data-prop="${prop}"]`)];
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
