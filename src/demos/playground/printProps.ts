import type { Chosen, Literal, PropValue } from './control.ts';

const WIDTH = 80;

/** The attributes of JSX that set what is chosen, one or more lines each, written as Prettier would. */
export function printProps(chosen: Chosen, indent: string): string[] {
  return Object.entries(nestProps(chosen)).flatMap(([name, value]) =>
    attribute(name, value, indent.length)
      .split('\n')
      .map((line) => indent + line),
  );
}

function attribute(name: string, value: PropValue | NestedProps, column: number): string {
  if (value === true) {
    return name;
  }
  if (typeof value === 'string' && !/["\\&{}<>]/.test(value)) {
    return `${name}="${value}"`;
  }
  return `${name}={${print(value, column + name.length + 2)}}`;
}

function print(value: PropValue | NestedProps, column: number): string {
  if (isLiteral(value)) {
    return literal(value);
  }
  if (Array.isArray(value)) {
    return `[${value.map(literal).join(', ')}]`;
  }
  const members = Object.entries(value as NestedProps);
  const line = `{ ${members.map(([name, each]) => `${name}: ${print(each, 0)}`).join(', ')} }`;
  if (column === 0 || column + line.length < WIDTH) {
    return line;
  }
  return `{\n${members.map(([name, each]) => `  ${name}: ${print(each, 0)},\n`).join('')}}`;
}

function isLiteral(value: PropValue | NestedProps): value is Literal {
  return typeof value !== 'object';
}

function literal(value: Literal): string {
  return typeof value === 'string'
    ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
    : String(value);
}

/** Props of a component, of which some hold the props of its slots. */
type NestedProps = { readonly [name: string]: PropValue | NestedProps };

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
