import type { Chosen, Control } from './control.ts';
import { readValue } from './readValue.ts';

/** What an address chooses for a playground: `?BarPlayground.layout=horizontal`. What no control could be set to is left out. */
export function chosenIn(search: string, name: string, controls: readonly Control[]): Chosen {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    controls.flatMap((control) => {
      const text = query.get(`${name}.${control.prop}`);
      const value = text === null ? undefined : readValue(control, text);
      return value === undefined || value === control.start ? [] : [[control.prop, value]];
    }),
  );
}

/** The query of an address with what is chosen in a playground; all that others wrote into it stays. */
export function queryWith(search: string, name: string, chosen: Chosen): string {
  const query = new URLSearchParams(search);
  for (const key of [...query.keys()]) {
    if (key.startsWith(`${name}.`)) {
      query.delete(key);
    }
  }
  for (const [prop, value] of Object.entries(chosen)) {
    query.set(`${name}.${prop}`, String(value));
  }
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
