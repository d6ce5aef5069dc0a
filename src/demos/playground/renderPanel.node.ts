import { html, htmlTexts, raw, type Html, type Part } from '#src/site/code/html.node.ts';
import type { Control, Literal } from './control.ts';
import { CONTROLS, LINK, MIRRORS, PANEL, PROP, RESET } from './panelElement.ts';

const text = htmlTexts('build.playground');

/** A range from here on is slid in whole numbers, a smaller one in so many strides. */
const WIDE = 10;
const STRIDES = 100;

/** The controls of a playground as plain labelled HTML; an attribute tells the browser what each can be set to. */
export function renderPanel(
  name: string,
  component: string,
  href: string,
  controls: readonly Control[],
): Html {
  const knobs = controls.map((control) => renderControl(`${name}-${control.prop}`, control));
  const buttons = html`<button type="button" class="pill needs-script" ${RESET}>${text('reset')}</button> <button type="button" class="pill needs-script" ${LINK}>${text('link')}</button>`;
  return html`<div class="${PANEL}" role="group" aria-label="${text('panel', { component })}" ${CONTROLS}="${JSON.stringify(controls)}">${knobs}<p class="panel-end">${buttons} <a href="${href}/">${text('reference', { component })}</a></p></div>`;
}

function renderControl(id: string, control: Control): Html {
  const { prop } = control;
  if (control.kind === 'several') {
    const boxes = control.choices.map(
      (choice) =>
        html`<label><input type="checkbox" ${PROP}="${prop}" value="${String(choice)}"> ${String(choice)}</label>`,
    );
    return html`<fieldset class="knob"><legend>${renderName(prop)}</legend>${boxes}</fieldset>`;
  }
  return html`<div class="knob"><label for="${id}">${renderName(prop)}</label>${renderField(id, control)}</div>`;
}

/** A long name may break behind each dot and before each word. */
function renderName(prop: string): Html {
  return html`<code>${raw(prop.replace(/(?<=\.)|(?=[A-Z])/g, '<wbr>'))}</code>`;
}

function renderField(id: string, control: Exclude<Control, { kind: 'several' }>): Html {
  const { start, prop } = control;
  const common = html`id="${id}" ${PROP}="${prop}"`;
  const value = start === null ? '' : html` value="${String(start)}"`;
  switch (control.kind) {
    case 'switch':
      return html`<input ${common} type="checkbox" role="switch" class="switch"${start === true ? raw(' checked') : ''}>`;
    case 'choice': {
      const unset = html`<option value="" selected>${text('unset')}</option>`;
      const options = control.choices.map((choice) => renderOption(choice, start));
      return html`<select ${common} autocomplete="off">${start === null ? unset : ''}${options}</select>`;
    }
    case 'number': {
      const { min, max, step } = control;
      const limits = Object.entries({ min, max, step: step ?? 'any' }).map(([key, limit]) =>
        limit === null ? '' : html` ${raw(key)}="${limit}"`,
      );
      const range = min !== null && max !== null ? html` placeholder="${min} – ${max}"` : '';
      return html`<input ${common} type="number" autocomplete="off"${range}${limits}${value}>${renderSlider(control)}`;
    }
    case 'text':
      return html`<input ${common} type="text" autocomplete="off" maxlength="200"${value}>`;
    case 'colour':
      return html`<input ${common} type="color"${value}> <code ${MIRRORS}="${prop}">${String(start ?? '')}</code>`;
  }
}

/** For the pointer: keys and readers have the field beside it, which can also be empty. */
function renderSlider({ prop, start, min, max, step }: Control & { kind: 'number' }): Part {
  if (min === null || max === null) {
    return '';
  }
  const stride = step ?? (max - min >= WIDE && Number.isInteger(min) ? 1 : (max - min) / STRIDES);
  return html`<input type="range" class="needs-script" ${MIRRORS}="${prop}" autocomplete="off" aria-hidden="true" tabindex="-1" min="${min}" max="${max}" step="${stride}" value="${String(start ?? min)}">`;
}

function renderOption(choice: Literal, start: Literal | null): Part {
  const value = String(choice);
  return html`<option value="${value}"${choice === start ? raw(' selected') : ''}>${value}</option>`;
}
