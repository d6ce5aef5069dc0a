import packageJson from '../../../package.json' with { type: 'json' };
import { majorSteps } from '#src/reference/differences/majorSteps.ts';
import { apiTables, plainTables, type TableRows } from '#src/reference/render/apiTables.node.ts';
import { nearNames } from '#src/site/words/nearNames.ts';
import { code, table as renderRows } from '#src/site/code/html.node.ts';
import { differencesName } from '#src/reference/differences/differencesFile.node.ts';
import { renderDifferences } from '#src/reference/differences/renderDifferences.node.ts';
import { buildText } from '#src/site/texts/pageTexts.node.ts';
import { markedPages } from './markedPages.node.ts';

/**
 * HTML of a generated table.
 * @throws when the name is not known, with the names that come near it
 */
export function renderTable(name: string): string {
  const table = tables().get(name);
  if (table) {
    return table();
  }
  const near = nearNames(name, tables().keys());
  throw new Error(
    `The generated table "${name}" is not known. ${near.length > 0 ? `Is it ${near.join(', ')}?` : 'CONTRIBUTING.md says which there are.'}`,
  );
}

/** Every table that `::table{name="..."}` can ask for, by name. */
export function tables(): ReadonlyMap<string, () => string> {
  const plain = [
    ['packages', packages] as const,
    ['planned-and-preview-pages', markedPages] as const,
    ...plainTables(),
  ];
  return new Map([
    ...plain.map(([name, rows]) => [name, () => renderPlain(rows())] as const),
    ...[...apiTables()].map(([name, table]) => [name, () => table().html] as const),
    ...majorSteps.map((step) => [differencesName(step), () => renderDifferences(step)] as const),
  ]);
}

function packages(): TableRows {
  const installed = Object.entries(packageJson.dependencies).filter(([name]) =>
    name.startsWith('@mui/x-'),
  );
  return [
    [buildText('build.tables.package'), buildText('build.tables.version')],
    ...installed.map(([name, version]) => [code(name), version]),
  ];
}

function renderPlain([head = [], ...rows]: TableRows): string {
  return renderRows(buildText('build.table'), head, rows).html;
}
