import type ts from 'typescript';
import { kebab } from '#src/site/path/names.ts';
import type { ApiRecord } from './apiRecord.ts';
import { fileOf } from '#src/reference/declarations/declarationPlace.node.ts';
import { printType, withoutUndefined } from '#src/reference/types/printType.node.ts';
import type { DeclaredProp } from './readProps.node.ts';

/** Fewer props than this come along by chance, not from a component that is extended. */
const LEAST_INHERITED = 6;

/** The class of the object that `ref` gives; null where a component takes none. */
export function readRef(checker: ts.TypeChecker, ref: DeclaredProp | undefined): string | null {
  const text = ref ? printType(checker, withoutUndefined(checker, ref.type)) : '';
  return /<(?:\(?\w+ \| )?(\w*Element)\b/.exec(text)?.[1] ?? null;
}

/** The component of Material UI whose props a component takes over, or the element that its root is. */
export function readInheritance(
  all: ReadonlyMap<string, DeclaredProp>,
  shown: readonly DeclaredProp[],
  ref: string | null,
): ApiRecord['inherits'] {
  const names = new Set(shown.map(({ symbol }) => symbol.name));
  const hidden = [...all.values()].filter(({ symbol }) => !names.has(symbol.name));
  const counts = new Map<string, number>();
  for (const { symbol } of [...all.values()]) {
    const component = /@mui\/material\/(?:esm\/)?(\w+)\//.exec(
      fileOf(symbol.declarations?.[0]),
    )?.[1];
    if (component && component !== 'styles') {
      counts.set(component, (counts.get(component) ?? 0) + 1);
    }
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  if (most && most[1] >= LEAST_INHERITED) {
    return { name: most[0], href: `https://mui.com/material-ui/api/${kebab(most[0])}/` };
  }
  const attributes = hidden.filter(({ symbol }) =>
    fileOf(symbol.declarations?.[0]).includes('@types/react/'),
  );
  const element = ref === null ? undefined : ELEMENTS[ref];
  return attributes.length > 100 && element
    ? { name: element, href: elementAddress(ref ?? '', element) }
    : null;
}

function elementAddress(ref: string, element: string): string {
  const part = ref.startsWith('SVG') ? 'SVG/Reference/Element' : 'HTML/Reference/Elements';
  return `https://developer.mozilla.org/docs/Web/${part}/${element}`;
}

/** Elements by the class of their object. */
const ELEMENTS: Readonly<Record<string, string>> = {
  HTMLDivElement: 'div',
  HTMLButtonElement: 'button',
  HTMLUListElement: 'ul',
  HTMLLIElement: 'li',
  HTMLInputElement: 'input',
  SVGSVGElement: 'svg',
  SVGPathElement: 'path',
  SVGGElement: 'g',
};
