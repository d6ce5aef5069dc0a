import type { Chosen } from './control.ts';
import { codeTokens } from './codeTokens.ts';
import { printProps } from './printProps.ts';

const INDENT = '  ';

/** Writes what is chosen into its place in the shown code. */
export function showChosen(place: Element, chosen: Chosen): void {
  place.replaceChildren(
    ...printProps(chosen, INDENT).flatMap((line) => [
      ...codeTokens(line).map(([text, name]) => {
        if (name === undefined) {
          return text;
        }
        const token = document.createElement('i');
        token.className = name;
        token.textContent = text;
        return token;
      }),
      '\n',
    ]),
  );
}
