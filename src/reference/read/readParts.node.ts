import type ts from 'typescript';
import type { ApiClass, ApiSlot } from './apiRecord.ts';
import { fileOf, placeOf } from '#src/reference/declarations/declarationPlace.node.ts';
import { readDocComment } from '#src/reference/declarations/docComment.node.ts';
import type { MemberJudge } from './memberJudge.node.ts';
import { printType, withoutUndefined } from '#src/reference/types/printType.node.ts';
import { type DeclaredProp, propsOf } from './readProps.node.ts';
import { type ClassNames, readClassNames } from '#src/reference/declarations/runtimeFacts.node.ts';

/** States share one class name over all components. */
const STATES =
  'active checked completed disabled error expanded focused focusVisible open readOnly required selected'.split(
    ' ',
  );

/** The parts of a component that can be replaced. */
export function readSlots(
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

/** The CSS classes of a component, by rule name. */
export function readClasses(
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
  // Classes that several components share are declared away from the module that names them for one.
  const fallback = [...entries.map(({ symbol }) => symbol), ...(named ? [named] : [])]
    .map((symbol) => namesFor(symbol).prefix)
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
        // A key that a mapped type has renamed is declared nowhere.
        (symbol.declarations?.some((each) => placeOf(each)) ?? true) &&
        !readDocComment(checker, symbol).isIgnored,
    ),
  );
}

function byName(one: { name: string }, other: { name: string }): number {
  return one.name.localeCompare(other.name, 'en');
}
