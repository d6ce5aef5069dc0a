import { escapeHtml } from '#src/site/code/highlight.node.ts';
import { buildText } from '#src/site/texts/pageTexts.node.ts';
import type { Control, Literal } from './control.ts';

/** The controls of a playground as plain labelled HTML; `data-controls` tells the browser what each can be set to. */
export function renderPanel(
  name: string,
  component: string,
  href: string,
  controls: readonly Control[],
): string {
  return [
    `<div class="panel" role="group" aria-label="${text('panel', component)}" data-controls="${escapeHtml(JSON.stringify(controls))}">`,
    ...controls.map((control) => renderControl(`${name}-${control.prop}`, control)),
    '<p class="panel-end">',
    `<button type="button" class="pill needs-script" data-panel-reset>${text('reset')}</button> `,
    `<button type="button" class="pill needs-script" data-panel-link>${text('link')}</button> `,
    `<a href="${href}/">${text('reference', component)}</a>`,
    '</p></div>',
  ].join('');
}

function renderControl(id: string, control: Control): string {
  const { prop } = control;
  if (control.kind === 'several') {
    const boxes = control.choices.map(
      (choice) =>
        `<label><input type="checkbox" data-prop="${prop}" value="${attribute(choice)}"> ${attribute(choice)}</label>`,
    );
    return `<fieldset class="knob"><legend>${renderName(prop)}</legend>${boxes.join('')}</fieldset>`;
  }
  return `<div class="knob"><label for="${id}">${renderName(prop)}</label>${renderField(id, control)}</div>`;
}

/** A long name may break behind each dot. */
function renderName(prop: string): string {
  return `<code>${prop.replaceAll('.', '.<wbr>')}</code>`;
}

function renderField(id: string, control: Exclude<Control, { kind: 'several' }>): string {
  const { start, prop } = control;
  const common = `id="${id}" data-prop="${prop}"`;
  switch (control.kind) {
    case 'switch':
      return `<input ${common} type="checkbox" role="switch" class="switch"${start === true ? ' checked' : ''}>`;
    case 'choice':
      return `<select ${common} autocomplete="off">${[...(start === null ? [null] : []), ...control.choices].map((choice) => renderOption(choice, start)).join('')}</select>`;
    case 'number': {
      const { min, max, step } = control;
      const limits = Object.entries({ min, max, step: step ?? 'any' }).filter(
        ([, value]) => value !== null,
      );
      const range = min !== null && max !== null ? ` placeholder="${min} – ${max}"` : '';
      return `<input ${common} type="number" autocomplete="off"${range}${limits.map(([key, value]) => ` ${key}="${value}"`).join('')}${valueAttribute(start)}>`;
    }
    case 'text':
      return `<input ${common} type="text" autocomplete="off" maxlength="200"${valueAttribute(start)}>`;
    case 'colour':
      return `<input ${common} type="color" value="${attribute(start ?? '#000000')}">`;
  }
}

function renderOption(choice: Literal | null, start: Literal | null): string {
  if (choice === null) {
    return `<option value="" selected>${text('unset')}</option>`;
  }
  const value = attribute(choice);
  return `<option value="${value}"${choice === start ? ' selected' : ''}>${value}</option>`;
}

function valueAttribute(start: Literal | null): string {
  return start === null ? '' : ` value="${attribute(start)}"`;
}

function attribute(value: Literal): string {
  return escapeHtml(String(value));
}

function text(key: string, component = ''): string {
  return escapeHtml(buildText(`build.playground.${key}`, { component }));
}
