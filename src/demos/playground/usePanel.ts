import { useEffect, useState } from 'react';
import { copyText } from '#src/site/code/copyCode.ts';
import { on } from '#src/site/timing/on.ts';
import type { Chosen } from './control.ts';
import { chosenInPanel, showInPanel, type Panel } from './panel.ts';
import { queryWith } from './playgroundAddress.ts';
import { showChosen } from './showChosen.ts';

/** What a demo is given. `round` counts how often it was reset: some state of a component knows no way back. */
type Play = { chosen: Chosen; touched: readonly string[]; round: number };

/**
 * What the visitor has chosen in a panel, now and from now on; the shown code and the address follow. What was chosen and is back
 * at its start is given as that: a component that keeps the last value it was told would not go back otherwise.
 */
export function usePanel(panel: Panel): { given: Chosen; round: number } {
  const [{ chosen, touched, round }, setPlay] = useState<Play>(() => {
    const linked = chosenInPanel(panel);
    return { chosen: linked, touched: Object.keys(linked), round: 0 };
  });

  useEffect(() => {
    const { element, name } = panel;
    const follow = () => {
      const now = chosenInPanel(panel);
      setPlay((before) => ({
        ...before,
        chosen: now,
        touched: [...new Set([...before.touched, ...Object.keys(now)])],
      }));
      writeAddress(name, now);
    };
    const stops = [
      on(element, ['input'], '.panel', follow),
      on(element, ['click'], '[data-panel-reset]', () => {
        showInPanel(panel, {});
        setPlay((before) => ({ chosen: {}, touched: [], round: before.round + 1 }));
        writeAddress(name, {});
      }),
      on(element, ['click'], '[data-panel-link]', (button: HTMLButtonElement) => {
        void copyText(button, `${location.href.split('#')[0]}#${name}`);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [panel]);

  useEffect(() => {
    const place = panel.element.parentElement?.querySelector('.chosen');
    if (place) {
      showChosen(place, chosen);
    }
  }, [panel, chosen]);

  return { given: { ...startsOf(panel, touched), ...chosen }, round };
}

function startsOf({ controls }: Panel, touched: readonly string[]): Chosen {
  return Object.fromEntries(
    controls.flatMap(({ prop, start }) =>
      touched.includes(prop) && start !== null ? [[prop, start]] : [],
    ),
  );
}

/** In place of the address before: going back leaves the page. The router keeps what it knows, and leads back to this address. */
function writeAddress(name: string, chosen: Chosen): void {
  const { pathname, search, hash } = location;
  const address = `${pathname}${queryWith(search, name, chosen)}${hash}`;
  const state = history.state as unknown;
  const known = typeof state === 'object' && state !== null ? { ...state, as: address } : state;
  history.replaceState(known, '', address);
}
