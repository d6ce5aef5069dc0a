import ts from 'typescript';
import { printType, withoutUndefined } from '#src/reference/types/printType.node.ts';

/** A prop as the declarations have it; `type` is the one to show. */
export type DeclaredProp = { symbol: ts.Symbol; type: ts.Type };

/** What a component takes, before it is decided what of it the reference shows. */
export type DeclaredProps = {
  props: ReadonlyMap<string, DeclaredProp>;
  typeParameters: readonly ts.TypeParameter[];
};

/**
 * All props of a component by name. A generic parameter keeps its name where it stands for the user's data; one that
 * exists for the package's own sake is replaced by its default.
 * @returns undefined when the value is no component
 */
export function readProps(
  checker: ts.TypeChecker,
  component: ts.Symbol,
  atDefaults: (symbol: ts.Symbol) => ts.Type | undefined,
): DeclaredProps | undefined {
  const signatures = callSignatures(checker.getTypeOfSymbol(component));
  if (signatures.length === 0) {
    return undefined;
  }
  const typeParameters = signatures[0]?.getTypeParameters() ?? [];
  const types = signatures.flatMap((signature) => {
    const [props] = signature.getParameters();
    return props ? [checker.getTypeOfSymbol(props)] : [];
  });
  const general = propsOf(checker, types);
  const settled = typeParameters.length > 0 ? atDefaults(component) : undefined;
  if (!settled) {
    return { props: general, typeParameters };
  }
  const special = propsOf(checker, [settled]);
  return { props: settle(checker, general, special, typeParameters), typeParameters };
}

/**
 * Members by name: the general ones, which name the user's data; those that speak of a parameter the package has for its own
 * sake, as they are at its default.
 */
export function settle(
  checker: ts.TypeChecker,
  general: ReadonlyMap<string, DeclaredProp>,
  special: ReadonlyMap<string, DeclaredProp>,
  typeParameters: readonly ts.TypeParameter[],
): Map<string, DeclaredProp> {
  const names = typeParameters.filter((each) => isInternal(each)).map((each) => each.symbol.name);
  const internal = names.length > 0 ? new RegExp(`\\b(${names.join('|')})\\b`) : undefined;
  const settled = new Map(special);
  for (const [name, prop] of general) {
    const isWhole = withoutUndefined(checker, prop.type).flags & ts.TypeFlags.TypeParameter;
    if (!special.has(name) || isWhole || !internal?.test(printType(checker, prop.type))) {
      settled.set(name, prop);
    }
  }
  return settled;
}

/** Properties of types and of the parts of unions among them, by name. */
export function propsOf(
  checker: ts.TypeChecker,
  types: readonly ts.Type[],
): Map<string, DeclaredProp> {
  const props = new Map<string, DeclaredProp>();
  for (const type of types.flatMap((each) => (each.isUnion() ? each.types : [each]))) {
    for (const symbol of checker.getPropertiesOfType(type)) {
      const known = props.get(symbol.name);
      if (!known || known.type.flags & ts.TypeFlags.Undefined) {
        props.set(symbol.name, { symbol, type: checker.getTypeOfSymbol(symbol) });
      }
    }
  }
  return props;
}

function callSignatures(type: ts.Type): ts.Signature[] {
  return (type.isUnion() ? type.types : [type]).flatMap((each) => [...each.getCallSignatures()]);
}

/** Whether a parameter exists for the package's own sake: plugins, kinds of series, a switch that is on by default. */
function isInternal(parameter: ts.TypeParameter): boolean {
  const fallback = parameter.getDefault();
  if (!fallback || fallback.flags & ts.TypeFlags.Any) {
    return false;
  }
  const flags = ts.TypeFlags.BooleanLike | ts.TypeFlags.StringLike | ts.TypeFlags.Index;
  return (
    fallback.isUnion() ||
    Boolean(fallback.flags & flags) ||
    fallback.getNumberIndexType() !== undefined
  );
}
