import type { Import } from './moduleSyntax.node.ts';

/** One line for each package, the default import and the namespace in front. */
export function importLines(imports: readonly Import[]): string[] {
  const specifiers = [...new Set(imports.map(({ specifier }) => specifier))];
  return specifiers.flatMap((specifier) => {
    const all = imports.filter((each) => each.specifier === specifier);
    const named = all.filter(({ name }) => name !== 'default' && name !== '*');
    const whole = unique(all.filter(({ name }) => name === 'default' || name === '*'));
    const list = unique(named).map(
      ({ name, local, isType }) =>
        `${isType ? 'type ' : ''}${name === local ? name : `${name} as ${local}`}`,
    );
    const isAllType = list.length > 0 && list.every((each) => each.startsWith('type '));
    const braces = list.map((each) => (isAllType ? each.slice('type '.length) : each)).join(', ');
    return [
      ...whole.map(
        ({ name, local, isType }) =>
          `import ${isType ? 'type ' : ''}${name === '*' ? '* as ' : ''}${local} from '${specifier}';`,
      ),
      ...(list.length > 0
        ? [`import ${isAllType ? 'type ' : ''}{ ${braces} } from '${specifier}';`]
        : []),
    ];
  });
}

/** What two modules import is imported once, as a value if one of them needs the value. */
function unique(imports: readonly Import[]): Import[] {
  const same = (one: Import) => (other: Import) =>
    one.name === other.name && one.local === other.local;
  return imports
    .filter((each, index) => imports.findIndex(same(each)) === index)
    .map((each) => ({ ...each, isType: imports.filter(same(each)).every(({ isType }) => isType) }));
}
