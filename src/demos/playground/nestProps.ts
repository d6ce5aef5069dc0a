import type { Chosen, PropValue } from './control.ts';

/** Props of a component, of which some hold the props of its slots. */
export type NestedProps = { readonly [name: string]: PropValue | NestedProps };

/** `slotProps.toolbar.hidden` -> `{ slotProps: { toolbar: { hidden } } }` */
export function nestProps(chosen: Chosen): NestedProps {
  const names = new Set(Object.keys(chosen).map((path) => path.split('.')[0] ?? ''));
  return Object.fromEntries([...names].map((name) => [name, valueAt(chosen, name)]));
}

function valueAt(chosen: Chosen, name: string): PropValue | NestedProps {
  const own = chosen[name];
  if (own !== undefined) {
    return own;
  }
  const inside = Object.entries(chosen).filter(([path]) => path.startsWith(`${name}.`));
  return nestProps(
    Object.fromEntries(inside.map(([path, value]) => [path.slice(name.length + 1), value])),
  );
}
