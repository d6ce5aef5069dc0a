import type { ApiProgram } from '#src/reference/declarations/apiProgram.node.ts';
import type { ApiRecord } from './apiRecord.ts';
import type { TableRecords } from './gridRecord.ts';
import { readFilterOperators } from './readFilterOperators.node.ts';
import { readGridEvents } from './readGridEvents.node.ts';
import { readGridGroups } from './readGridGroups.node.ts';
import { readGridSelectors } from './readGridSelectors.node.ts';
import { readLocales } from './readLocales.node.ts';
import { readMenuItems } from './readMenuItems.node.ts';

/** The pages whose members the tables of the grid refer to. */
const GRID = 'DataGridPremium';
const GRID_API = 'GridApi';

/**
 * Reads what documents embed as tables.
 * @throws when data/tree/apiPages.ts does not list the grid's own pages
 */
export function readTables(api: ApiProgram, records: readonly ApiRecord[]): TableRecords {
  const recordOf = (name: string): ApiRecord => {
    const record = records.find((each) => each.product === 'data-grid' && each.name === name);
    if (!record) {
      throw new Error(
        `The tables of the grid need the page of ${name}. List it in data/tree/apiPages.ts.`,
      );
    }
    return record;
  };
  return {
    events: readGridEvents(api, recordOf(GRID)),
    selectors: readGridSelectors(api),
    groups: readGridGroups(api, recordOf(GRID_API)),
    menuItems: readMenuItems(),
    filterOperators: readFilterOperators(),
    locales: readLocales(),
  };
}
