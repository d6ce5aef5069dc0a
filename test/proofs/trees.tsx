import type { ReactNode } from 'react';
import type { RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import { click, expect, settled, show, type ClickOptions, type Screen } from '#test/proof.tsx';

/** What is asked of a screen: the element that the tree is rendered in. */
type Stage = Pick<Screen, 'stage'>;

/** It has the methods of a Simple Tree View too. */
export type ApiRef = NonNullable<RichTreeViewProps<object, boolean>['apiRef']>;
type Draw = (apiRef: ApiRef) => ReactNode;

/** Shows a tree with its API object. */
export async function showWithApi(draw: Draw) {
  const apiRef: ApiRef = { current: undefined };
  const screen = await show(draw(apiRef));
  if (!apiRef.current) {
    throw new Error('The tree has no API object after its first render.');
  }
  const redraw = (next: Draw) => screen.rerender(next(apiRef));
  return { screen, api: apiRef.current, redraw };
}

/** The items on the page from top to bottom, by their labels. */
export function labels({ stage }: Stage): string[] {
  return [...stage.querySelectorAll('[role="treeitem"]')].map(labelOf);
}

/**
 * The element of an item, with its children; of several with one label, the one with this number.
 * @throws when no item on the page has this label
 */
export function item({ stage }: Stage, label: string, index = 0): HTMLElement {
  const all = [...stage.querySelectorAll<HTMLElement>('[role="treeitem"]')];
  const found = all.filter((each) => labelOf(each) === label)[index];
  if (!found) {
    throw new Error(`No item says ${label}. There are: ${all.map(labelOf).join(', ')}.`);
  }
  return found;
}

/** The row of an item, or a part of the row by its class: `iconContainer`, `checkbox`, `label`. */
export function part(screen: Stage, label: string, name = 'content', index = 0): HTMLElement {
  const row = rowOf(item(screen, label, index));
  const found = name === 'content' ? row : row?.querySelector<HTMLElement>(`.MuiTreeItem-${name}`);
  if (!found) {
    throw new Error(`The item ${label} has no ${name}.`);
  }
  return found;
}

/** Clicks on the row of an item, and waits until what expands or collapses has come to rest. */
export async function clickRow(screen: Screen, label: string, options?: ClickOptions) {
  await click(part(screen, label), options);
  await rested(screen);
}

/** Waits until parents that expand or collapse have come to rest: items below would still move. */
export async function rested({ stage }: Stage): Promise<void> {
  await settled();
  const heights = stage
    .getAnimations({ subtree: true })
    .filter((each) => each instanceof CSSTransition && each.transitionProperty === 'height');
  await Promise.allSettled(heights.map(({ finished }) => finished));
  const moving =
    '[aria-expanded="false"] > .MuiCollapse-root[role="group"], .MuiCollapse-root[role="group"]:not(.MuiCollapse-entered)';
  await expect.poll(() => stage.querySelectorAll(moving).length).toBe(0);
}

/** The checkbox of an item. */
export function box(screen: Stage, label: string, index = 0): HTMLInputElement {
  const input = part(screen, label, 'content', index).querySelector('input');
  if (!input) {
    throw new Error(`The item ${label} has no checkbox.`);
  }
  return input;
}

/** The labels of the selected items that are on the page. */
export function selected({ stage }: Stage): string[] {
  const items = stage.querySelectorAll(
    '[role="treeitem"]:is([aria-selected="true"], [aria-checked="true"])',
  );
  return [...items].map(labelOf);
}

/** Whether a parent is expanded; undefined for an item without children. */
export function isExpanded(screen: Stage, label: string): boolean | undefined {
  const state = item(screen, label).getAttribute('aria-expanded');
  return state === null ? undefined : state === 'true';
}

/** The label of the item that has the focus; undefined when none has. */
export function focused(): string | undefined {
  const { activeElement } = document;
  return activeElement?.getAttribute('role') === 'treeitem' ? labelOf(activeElement) : undefined;
}

/** The labels of the items that Tab can reach. */
export function tabStops({ stage }: Stage): string[] {
  return [...stage.querySelectorAll('[role="treeitem"][tabindex="0"]')].map(labelOf);
}

function rowOf(element: Element): HTMLElement | null {
  return element.querySelector<HTMLElement>(':scope > :first-child');
}

/**
 * Of an item built with `useTreeItem`, the label has no class but that of its styles, which ends alike. Items that are built from other
 * parts have none: what their rows say aloud is their label.
 */
function labelOf(element: Element): string {
  const row = rowOf(element);
  const label = row?.querySelector('.MuiTreeItem-label, [class$="MuiTreeItem-label"]');
  if (!row || label) {
    return label?.textContent ?? '';
  }
  const hidden = [...row.querySelectorAll('[aria-hidden]')].map((each) => each.textContent);
  return hidden.reduce((text, each) => text.replace(each, ''), row.textContent);
}
