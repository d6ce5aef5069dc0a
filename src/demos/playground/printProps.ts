import type { Chosen, Literal, PropValue } from './control.ts';
import { nestProps, type NestedProps } from './nestProps.ts';

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
