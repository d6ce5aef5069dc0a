import type { Control, Literal, PropValue } from './control.ts';

/** One line of some length. */
const TEXT = /^\P{Cc}{1,200}$/u;

/** The value that a text means for a control; undefined when it is none it could be set to. */
export function readValue(control: Control, text: string): PropValue | undefined {
  switch (control.kind) {
    case 'switch':
      return text === 'true' || text === 'false' ? text === 'true' : undefined;
    case 'choice':
      return choiceOf(control.choices, text);
    case 'several': {
      const values = text.split(',').map((each) => choiceOf(control.choices, each));
      const known = control.choices.filter((choice) => values.includes(choice));
      return values.includes(undefined) || known.length < values.length ? undefined : known;
    }
    case 'number': {
      const value = text.trim() === '' ? Number.NaN : Number(text);
      const isInside = value >= (control.min ?? -Infinity) && value <= (control.max ?? Infinity);
      return Number.isFinite(value) && isInside ? value : undefined;
    }
    case 'text':
      return TEXT.test(text) ? text : undefined;
    case 'colour':
      return /^#[\da-f]{6}$/i.test(text) ? text.toLowerCase() : undefined;
  }
}

function choiceOf(choices: readonly Literal[], text: string): Literal | undefined {
  return choices.find((choice) => String(choice) === text);
}
