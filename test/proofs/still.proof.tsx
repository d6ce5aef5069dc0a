import { commands } from 'vitest/browser';
import { expect, inject, test } from 'vitest';
import type { StillDemo } from '#src/documents/check/statements.node.ts';
import { press, settled, showDemo } from '../proof.tsx';
import { clickable, differenceOf, nameOf, readState } from './reactions.ts';

declare module 'vitest' {
  interface ProvidedContext {
    stillDemos: StillDemo[];
  }
}

const KEYS = ['Enter', 'Space', 'ArrowDown', 'ArrowRight'];
const MOST_STOPS = 12;

for (const { folder, name, place } of inject('stillDemos')) {
  test(`still: ${name} (${place})`, { timeout: 60_000 }, async () => {
    const demo = await showDemo(`/${folder}/${name}.tsx`);
    let before = readState(document.body);
    const look = async () => {
      await settled();
      before = readState(document.body);
    };
    const refuse = async (what: string) => {
      await settled();
      const difference = differenceOf(before, readState(document.body));
      if (difference !== undefined) {
        const error = new Error(
          `${place} calls the demo ${name} still, but ${what}: ${difference}. Take the word still out and write act('${name}', …).`,
        );
        error.stack = error.message; // the line is the document's, not ours
        throw error;
      }
    };
    await refuse('it changes by itself');
    document.addEventListener('click', stayHere);
    for (const element of clickable(demo.stage)) {
      const { x, y, width, height } = element.getBoundingClientRect();
      const middle: [number, number] = [x + width / 2, y + height / 2];
      const hit = document.elementFromPoint(...middle);
      if (hit && (element.contains(hit) || hit.contains(element))) {
        await commands.moveMouse([{ move: middle }]);
        await look(); // what hovering shows is no answer
        await commands.moveMouse([{ button: 'down' }, { button: 'up' }]);
        await refuse(`a click on its ${nameOf(element)} changes it`);
      }
    }
    (document.activeElement as HTMLElement | null)?.blur();
    await commands.moveMouse([{ move: [0, 0] }]);
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      await press('Tab');
      const focused = document.activeElement;
      if (!focused || !demo.stage.contains(focused)) {
        break;
      }
      await look(); // neither is what focus shows
      for (const key of KEYS) {
        await press(key);
        await refuse(`${key} on its ${nameOf(focused)} changes it`);
      }
    }
    document.removeEventListener('click', stayHere);
    expect(demo.stage.isConnected).toBe(true);
  });
}

/** A link would lead the proofs away. */
function stayHere(event: Event): void {
  if (event.target instanceof Element && event.target.closest('a[href]')) {
    event.preventDefault();
  }
}
