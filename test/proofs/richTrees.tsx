import { commands } from 'vitest/browser';
import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import { RichTreeViewPro, type RichTreeViewProProps } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { click, settled, show, type ClickOptions, type Look, type Screen } from '../proof.tsx';
import { box, part, rested } from './trees.tsx';

export type Item = { id: string; label: string; children?: Item[] };
type Props = Partial<RichTreeViewProps<Item, boolean>>;
type ProProps = Partial<RichTreeViewProProps<Item, boolean>>;
type ApiRef = NonNullable<RichTreeViewProps<Item, boolean>['apiRef']>;
type ProApiRef = NonNullable<RichTreeViewProProps<Item, boolean>['apiRef']>;
type Shown<Api> = { screen: Screen; api: NonNullable<Api> };

/** A parent with three leaves, one with a branch inside, and a leaf below them. */
export const ITEMS: Item[] = [
  {
    id: 'p',
    label: 'Parent',
    children: [
      { id: 'a', label: 'Anna' },
      { id: 'b', label: 'Bert' },
      { id: 'c', label: 'Cleo' },
    ],
  },
  {
    id: 'q',
    label: 'Quarter',
    children: [
      { id: 'e', label: 'Emma' },
      { id: 'r', label: 'Room', children: [{ id: 'f', label: 'Finn' }] },
    ],
  },
  { id: 'd', label: 'Dora' },
];

/** For `isItemDisabled`. */
export const isBert = ({ id }: Item): boolean => id === 'b';

/** Shows a Rich Tree View with `ITEMS`, unless it is given others, and gives its API object. */
export async function showTree(
  props: Props = {},
  look: Look = {},
): Promise<Shown<ApiRef['current']>> {
  const apiRef: ApiRef = { current: undefined };
  const screen = await show(<RichTreeView items={ITEMS} apiRef={apiRef} {...props} />, look);
  return { screen, api: filled(apiRef.current) };
}

/** The same with a Rich Tree View Pro. */
export async function showProTree(
  props: ProProps = {},
  look: Look = {},
): Promise<Shown<ProApiRef['current']>> {
  const apiRef: ProApiRef = { current: undefined };
  const screen = await show(<RichTreeViewPro items={ITEMS} apiRef={apiRef} {...props} />, look);
  return { screen, api: filled(apiRef.current) };
}

/** Calls the API outside of React's events, and waits until the tree shows what it did. */
export async function call(work: () => void): Promise<void> {
  work();
  await settled();
}

/** Clicks the row of an item, or a part of it. */
export async function clickItem(
  screen: Screen,
  label: string,
  { name, index, ...options }: ClickOptions & { name?: string; index?: number } = {},
): Promise<void> {
  await rested(screen);
  await click(part(screen, label, name, index), options);
}

/** Clicks the checkbox of an item. */
export async function tick(screen: Screen, label: string, options?: ClickOptions): Promise<void> {
  await rested(screen);
  await click(box(screen, label), options);
}

/** Where in the row of an item the pointer is: in a quarter or the middle of its height at the end of the row, or at its left edge. */
export type Spot = 'above' | 'inside' | 'below' | 'left';

/**
 * Drags an item over places in the rows of others, and drops it at the last one.
 * @param stops places, or what happens while the item is held there
 */
export async function drag(
  screen: Screen,
  from: string | Element,
  ...stops: ([label: string, spot: Spot, index?: number] | (() => Promise<void>))[]
): Promise<void> {
  await rested(screen);
  const grip = typeof from === 'string' ? part(screen, from) : from;
  const start = grip.getBoundingClientRect();
  const [x, y] = [start.x + start.width / 2, start.y + start.height / 2];
  await commands.moveMouse([
    { move: [x, y] },
    { button: 'down' },
    { move: [x + 5, y + 5], steps: 3 },
  ]);
  for (const stop of stops) {
    if (typeof stop === 'function') {
      await stop();
    } else {
      const [label, spot, index] = stop;
      const move = placeOf(part(screen, label, 'content', index), spot);
      await commands.moveMouse([{ move, steps: 8 }, { move }]);
    }
    await settled();
  }
  await commands.moveMouse([{ button: 'up' }]);
  await settled();
}

function placeOf(row: Element, spot: Spot): [x: number, y: number] {
  const { left, right, top, height } = row.getBoundingClientRect();
  const share = { above: 1 / 8, inside: 1 / 2, below: 7 / 8, left: 1 / 2 }[spot];
  // Within the padding, or the pointer would be measured against the label.
  return [spot === 'left' ? left + 3 : right - 4, top + height * share];
}

/** How the checkbox of an item looks. */
export function boxState(screen: Screen, label: string, index = 0): 'checked' | 'empty' | 'dash' {
  const { checked, dataset } = box(screen, label, index);
  return dataset.indeterminate === 'true' ? 'dash' : checked ? 'checked' : 'empty';
}

function filled<Api>(api: Api): NonNullable<Api> {
  if (!api) {
    throw new Error('The tree has no API object after its first render.');
  }
  return api;
}
