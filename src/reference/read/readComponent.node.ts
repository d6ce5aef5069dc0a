import type ts from 'typescript';
import type { ApiProgram } from '#src/reference/declarations/apiProgram.node.ts';
import { productById } from '#src/site/path/productById.ts';
import type { ApiMember, ApiRecord } from './apiRecord.ts';
import { placeOf } from '#src/reference/declarations/declarationPlace.node.ts';
import { readDocComment } from '#src/reference/declarations/docComment.node.ts';
import type { MemberJudge } from './memberJudge.node.ts';
import { readInheritance, readRef } from './readInheritance.node.ts';
import { readMember } from './readMember.node.ts';
import { readClasses, readSlots } from './readParts.node.ts';
import { type DeclaredProp, readProps } from './readProps.node.ts';
import {
  readRuntimeFacts,
  readThemeKey,
  type RuntimeFacts,
} from '#src/reference/declarations/runtimeFacts.node.ts';

/** What a component's declaration says beyond what it shares with an interface. */
export type ReadComponent = Pick<
  ApiRecord,
  'members' | 'ref' | 'inherits' | 'slots' | 'classes' | 'themeName'
> & { typeParameters: readonly ts.TypeParameter[] };

/** Their contents have a section of their own. */
const HAS_SECTION = ['slots', 'classes'];
/** A component with no more props than this takes over no element's attributes. */
const FEW_PROPS = 10;
const ROOT_PROPS = ['ref', 'key'];

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
  const isOwn =
    place !== undefined && (!propTypes || productById(place.package.product).hasNarrowPropTypes);
  return Boolean(isOwn) && !readDocComment(checker, symbol).isIgnored;
}

function byRequired(one: ApiMember, other: ApiMember): number {
  return Number(other.required) - Number(one.required) || one.name.localeCompare(other.name, 'en');
}
