import packageJson from '../../package.json' with { type: 'json' };
import { pendingTables } from '#data/pending.ts';

/** The tables that `::table{name="..."}` can ask for; each returns its rows, headings first. */
const TABLES: Readonly<Record<string, () => string[][]>> = { packages };

/**
 * HTML of a generated table, or the word that it is to come when `data/pending.ts` lists it.
 * @throws when the name is in neither place
 */
export function renderTable(name: string): string {
  const rows = TABLES[name]?.();
  if (rows) {
    return renderRows(rows);
  }
  if (!pendingTables.includes(name)) {
    throw new Error(
      `The generated table "${name}" is not known. Use ${Object.keys(TABLES).join(', ')}, or list it in pendingTables of data/pending.ts.`,
    );
  }
  return '<div class="note" role="note" aria-label="Coming"><p>This reference table is generated from the packages and is not ready yet.</p></div>';
}

function packages(): string[][] {
  const installed = Object.entries(packageJson.dependencies).filter(([name]) =>
    name.startsWith('@mui/x-'),
  );
  return [
    ['Package', 'Version the demos run on'],
    ...installed.map(([name, version]) => [`<code>${name}</code>`, version]),
  ];
}

function renderRows([head = [], ...body]: string[][]): string {
  const cells = (row: string[], tag: string) =>
    row.map((cell) => `<${tag}>${cell}</${tag}>`).join('');
  return [
    '<div class="table" tabindex="0" role="group" aria-label="Table"><table>',
    `<thead><tr>${cells(head, 'th')}</tr></thead>`,
    `<tbody>${body.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')}</tbody>`,
    '</table></div>',
  ].join('');
}
