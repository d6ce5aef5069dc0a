import type ts from 'typescript';
import type { ApiClass, ApiMember, ApiRecord, ApiSlot } from './apiRecord.ts';
import type { ApiProgram } from './apiProgram.node.ts';
import { fileOf, placeOf } from './declarationPlace.node.ts';
import { readDocComment } from './docComment.node.ts';
import { readMember } from './readMember.node.ts';
import { type DeclaredProp, propsOf, readProps } from './readProps.node.ts';
import {
  type ClassNames,
  readClassNames,
  readRuntimeFacts,
  readThemeKey,
  type RuntimeFacts,
} from './runtimeFacts.node.ts';
import { printType, withoutUndefined } from './typeText.node.ts';
import type { Plan, ProductId } from '#data/types.ts';

/** What a component's declaration says beyond what it shares with an interface. */
export type ReadComponent = Pick<
  ApiRecord,
  'members' | 'ref' | 'inherits' | 'slots' | 'classes' | 'themeName'
> & { typeParameters: readonly ts.TypeParameter[] };

/** How the page judges a member it did not declare: the plan it needs, and the version that first has it. */
export type MemberJudge = (symbol: ts.Symbol) => { plan: Plan | null; since: string | null };

/** States share one class name over all components. */
const STATES =
  'active checked completed disabled error expanded focused focusVisible open readOnly required selected'.split(
    ' ',
  );
/** Their contents have a section of their own. */
const HAS_SECTION = ['slots', 'classes'];
/** A component with no more props than this takes over no element's attributes. */
const FEW_PROPS = 10;
/** Products whose `propTypes` leave out what stands behind conditional types; those of the others name all that is public. */
const NARROW: readonly ProductId[] = ['charts'];
const ROOT_PROPS = ['ref', 'key'];
/** Fewer props than this come along by chance, not from a component that is extended. */
const LEAST_INHERITED = 6;

/**
 * Reads props, slots, classes and root of a component.
 * @returns undefined when the symbol is no component
 */
export function readComponent(
  component: ts.Symbol,
  name: string,
  { checker, atDefaults }: ApiProgram,
  related: (name: string) => ts.Symbol | undefined,
  judge: MemberJudge,
): ReadComponent | undefined {
  const declared = readProps(checker, component, atDefaults);
  if (!declared) {
    return undefined;
  }
  const facts = readRuntimeFacts(component.declarations?.[0], name);
  const isBare = declared.props.size <= FEW_PROPS;
  const shown = [...declared.props.values()].filter((prop) =>
    isShown(checker, prop, facts, isBare),
  );
  const classes = readClasses(
    checker,
    declared.props.get('classes'),
    related(`${name}Classes`),
    judge,
  );
  return {
    typeParameters: declared.typeParameters,
    members: shown
      .map(({ symbol, type }) =>
        readMember(symbol, type, { checker, prefix: 'prop', ...judge(symbol) }),
      )
      .map((member): ApiMember =>
        HAS_SECTION.includes(member.name) ? { ...member, expanded: null } : member,
      )
      .sort(byRequired),
    ref: readRef(checker, declared.props.get('ref')),
    inherits: readInheritance(declared.props, shown, readRef(checker, declared.props.get('ref'))),
    slots: readSlots(checker, declared.props.get('slots'), related(`${name}Slots`), classes, judge),
    classes,
    themeName: facts.themeName ?? readThemeKey(component.declarations?.[0], name),
  };
}

/** Props of the packages are shown; what comes from React or Material UI only where the component names it at run time, or has little else. */
function isShown(
  checker: ts.TypeChecker,
  { symbol }: DeclaredProp,
  { propTypes }: RuntimeFacts,
  isBare: boolean,
): boolean {
  if (ROOT_PROPS.includes(symbol.name)) {
    return propTypes?.has(symbol.name) ?? false;
  }
  if (propTypes?.has(symbol.name) || (isBare && symbol.name === 'children')) {
    return true;
  }
  const place = symbol.declarations
    ?.map((each) => placeOf(each))
    .find((each) => each !== undefined);
  const isOwn = place !== undefined && (!propTypes || NARROW.includes(place.package.product));
  return isOwn && !readDocComment(checker, symbol).isIgnored;
}

function readRef(checker: ts.TypeChecker, ref: DeclaredProp | undefined): string | null {
  const text = ref ? printType(checker, withoutUndefined(checker, ref.type)) : '';
  return /<(?:\(?\w+ \| )?(\w*Element)\b/.exec(text)?.[1] ?? null;
}

/** The component of Material UI whose props a component takes over, or the element that its root is. */
function readInheritance(
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

function readSlots(
  checker: ts.TypeChecker,
  slots: DeclaredProp | undefined,
  named: ts.Symbol | undefined,
  classes: readonly ApiClass[],
  judge: MemberJudge,
): ApiSlot[] {
  return [...entriesOf(checker, slots, named).values()]
    .map(({ symbol, type }) => {
      const comment = readDocComment(checker, symbol);
      return {
        name: symbol.name,
        anchor: `slot-${symbol.name}`,
        description: comment.description,
        deprecated: comment.deprecated,
        type: printType(checker, withoutUndefined(checker, type)),
        default: comment.default?.replace(/^(\w+)\.$/, '$1') ?? null,
        className: classes.find(({ name }) => name === symbol.name)?.className ?? null,
        ...judge(symbol),
      };
    })
    .sort(byName);
}

function readClasses(
  checker: ts.TypeChecker,
  classes: DeclaredProp | undefined,
  named: ts.Symbol | undefined,
  judge: MemberJudge,
): ApiClass[] {
  const entries = [...entriesOf(checker, classes, named).values()];
  const known = new Map<string, ClassNames>();
  const namesFor = (symbol: ts.Symbol): ClassNames => {
    const declaration = symbol.declarations?.[0];
    const file = fileOf(declaration);
    const names = known.get(file) ?? readClassNames(declaration);
    known.set(file, names);
    return names;
  };
  const fallback = entries
    .map(({ symbol }) => namesFor(symbol).prefix)
    .find((each) => each !== null);
  return entries
    .map(({ symbol }) => {
      const comment = readDocComment(checker, symbol);
      return {
        name: symbol.name,
        anchor: `class-${symbol.name}`,
        description: comment.description,
        deprecated: comment.deprecated,
        className: classNameOf(symbol.name, namesFor(symbol), fallback ?? ''),
        ...judge(symbol),
      };
    })
    .filter(({ className }) => !className.startsWith('-'))
    .sort(byName);
}

function classNameOf(name: string, { prefix, spelledOut }: ClassNames, fallback: string): string {
  const shared = STATES.includes(name) ? `Mui-${name}` : undefined;
  return spelledOut.get(name) ?? shared ?? `${prefix ?? fallback}-${name}`;
}

/** The properties of the prop that lists slots or classes, or of the type that is named after the component. */
function entriesOf(
  checker: ts.TypeChecker,
  prop: DeclaredProp | undefined,
  named: ts.Symbol | undefined,
): Map<string, DeclaredProp> {
  const type = prop
    ? checker.getNonNullableType(prop.type)
    : named && checker.getDeclaredTypeOfSymbol(named);
  const entries = type ? propsOf(checker, [type]) : new Map<string, DeclaredProp>();
  return new Map(
    [...entries].filter(
      ([, { symbol }]) =>
        symbol.declarations?.some((each) => placeOf(each)) &&
        !readDocComment(checker, symbol).isIgnored,
    ),
  );
}

/** `DatePicker` -> `date-picker` */
function kebab(name: string): string {
  return name.replace(/(?<=.)[A-Z]/g, (capital) => `-${capital}`).toLowerCase();
}

function byRequired(one: ApiMember, other: ApiMember): number {
  return Number(other.required) - Number(one.required) || byName(one, other);
}

function byName(one: { name: string }, other: { name: string }): number {
  return one.name.localeCompare(other.name, 'en');
}
