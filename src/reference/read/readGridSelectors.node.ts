import type { ApiProgram } from '#src/reference/declarations/apiProgram.node.ts';
import { placeOf } from '#src/reference/declarations/declarationPlace.node.ts';
import { readDocComment } from '#src/reference/declarations/docComment.node.ts';
import type { GridSelector } from './gridRecord.ts';
import { printType } from '#src/reference/types/printType.node.ts';

const NO_CATEGORY = 'Other';

/** Every documented selector that a package of the grid exports, with the category its comment gives. */
export function readGridSelectors({ checker, paths }: ApiProgram): GridSelector[] {
  const roots = paths.filter(
    ({ package: { product, name: root }, name }) => product === 'data-grid' && name === root,
  );
  const exported = new Map(roots.flatMap(({ exports }) => [...exports]));
  return [...exported]
    .filter(([name]) => /^grid\w+Selector$/.test(name))
    .flatMap(([name, symbol]) => {
      const { description, deprecated, isIgnored, category } = readDocComment(checker, symbol);
      const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
      const selector = {
        name,
        anchor: `selector-${name}`,
        description,
        deprecated,
        plan: placeOf(symbol.declarations?.[0])?.package.plan ?? null,
        since: null,
        category: category ?? NO_CATEGORY,
        type: signature ? printType(checker, signature.getReturnType()) : '',
      };
      return isIgnored ? [] : [selector];
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
