import { useEffect, useState } from 'react';
import { copyText } from '#src/site/code/copyCode.ts';
import { on } from '#src/site/timing/on.ts';
import { replaceQuery } from '#src/site/path/replaceQuery.ts';
import type { Chosen } from './control.ts';
import { chosenInPanel, showInPanel, showMirrors, takeSlide, type Panel } from './panel.ts';
import { CHOSEN, LINK, PANEL, RESET } from './panelElement.ts';
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
    const follow = (target: EventTarget | null) => {
      takeSlide(panel, target);
      showMirrors(panel);
      const now = chosenInPanel(panel);
      setPlay((before) => ({
        ...before,
        chosen: now,
        touched: [...new Set([...before.touched, ...Object.keys(now)])],
      }));
      writeAddress(name, now);
    };
    if (Object.keys(chosenInPanel(panel)).length > 0) {
      follow(null); // what was chosen before the demo came, or while it did
    }
    const stops = [
      on(element, ['input'], `.${PANEL}`, (_, { target }) => follow(target)),
      on(element, ['click'], `[${RESET}]`, () => {
        showInPanel(panel, {});
        setPlay((before) => ({ chosen: {}, touched: [], round: before.round + 1 }));
        writeAddress(name, {});
      }),
      on(element, ['click'], `[${LINK}]`, (button: HTMLButtonElement) => {
        void copyText(button, `${location.href.split('#')[0]}#${name}`);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [panel]);

  useEffect(() => {
    const place = panel.element.parentElement?.querySelector(`.${CHOSEN}`);
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

function writeAddress(name: string, chosen: Chosen): void {
  replaceQuery(queryWith(location.search, name, chosen));
}
