import type { ComponentType } from 'react';
import { nestProps } from './printProps.ts';
import { panelOf, showInPanel } from './panel.ts';
import { chosenIn } from './playgroundAddress.ts';
import { usePanel } from './usePanel.ts';

/** A demo that is given what its panel says, which begins as the address says; a demo without a panel as it is. */
export function withPanel(Demo: ComponentType<object>, stage: Element): ComponentType {
  const panel = panelOf(stage);
  if (!panel) {
    return Demo;
  }
  const linked = chosenIn(location.search, panel.name, panel.controls);
  if (Object.keys(linked).length > 0) {
    showInPanel(panel, linked);
  }
  return function Played() {
    const { given, round } = usePanel(panel);
    return <Demo key={round} {...nestProps(given)} />;
  };
}
