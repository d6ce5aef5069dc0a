import type { ComponentType, ReactNode } from 'react';
import { DataGrid, type DataGridProps, type GridApi } from '@mui/x-data-grid';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApi as GridApiPremium,
} from '@mui/x-data-grid-premium';
import {
  DataGridPro,
  type DataGridProProps,
  type GridApi as GridApiPro,
} from '@mui/x-data-grid-pro';
import { click, expect, hover, show, type Screen } from '#test/proof.tsx';

/** What is asked of a screen: the element that the grid is rendered in. */
type Stage = Pick<Screen, 'stage'>;
type WithRef<Props, Api> = Props & { apiRef?: { current: Api | null } };
/** How a grid is shown: props, and the size of its parent in px. */
type Size = { width?: number; height?: number };

/** Shows a `DataGrid` with its API object. `redraw` gives it other props in place of the first. */
export function showGrid(props: DataGridProps, size?: Size) {
  return showWithApi<DataGridProps, GridApi>(DataGrid, props, size);
}

/** Shows a `DataGridPro` with its API object. */
export function showPro(props: DataGridProProps, size?: Size) {
  return showWithApi<DataGridProProps, GridApiPro>(DataGridPro, props, size);
}

/** Shows a `DataGridPremium` with its API object. */
export function showPremium(props: DataGridPremiumProps, size?: Size) {
  return showWithApi<DataGridPremiumProps, GridApiPremium>(DataGridPremium, props, size);
}

async function showWithApi<Props extends object, Api>(
  Grid: ComponentType<WithRef<Props, Api>>,
  props: Props,
  { width, height = 400 }: Size = {},
) {
  const apiRef: { current: Api | null } = { current: null };
  const draw = (own: Props): ReactNode => (
    <div style={{ width, height }}>
      <Grid {...own} apiRef={apiRef} />
    </div>
  );
  const screen = await show(draw(props));
  if (!apiRef.current) {
    throw new Error('The grid has no API object after its first render.');
  }
  return { screen, api: apiRef.current, redraw: (next: Props) => screen.rerender(draw(next)) };
}

/** The texts of the rendered cells of a column, from top to bottom, pinned rows included. */
export function texts({ stage }: Stage, field: string): string[] {
  return [...stage.querySelectorAll(`[role="gridcell"][data-field="${field}"]`)].map(
    (each) => each.textContent,
  );
}

/**
 * The cell of a column in the rendered row with this number.
 * @throws when there is none
 */
export function cell({ stage }: Stage, field: string, row = 0): HTMLElement {
  const all = stage.querySelectorAll<HTMLElement>(`[role="gridcell"][data-field="${field}"]`);
  return existing(all[row], `There is no cell of ${field} in rendered row ${row}.`);
}

/** @throws when the column has no header on the page */
export function header({ stage }: Stage, field: string): HTMLElement {
  const found = stage.querySelector<HTMLElement>(`[role="columnheader"][data-field="${field}"]`);
  return existing(found, `The column ${field} has no header.`);
}

/** The fields of the headers on the page, from first to last. */
export function fields({ stage }: Stage): string[] {
  const headers = stage.querySelectorAll<HTMLElement>('[role="columnheader"][data-field]');
  return [...headers].map((each) => each.dataset.field ?? '');
}

/** The row of an id; pinned columns are part of it. */
export function row({ stage }: Stage, id: string | number): HTMLElement {
  const found = stage.querySelector<HTMLElement>(`[role="row"][data-id="${id}"]`);
  return existing(found, `There is no rendered row with the id ${id}.`);
}

/** Opens the menu of a column. */
export async function openColumnMenu(screen: Screen, field: string): Promise<void> {
  await hover(header(screen, field)); // or the button has no width
  const button = header(screen, field).querySelector<HTMLElement>('.MuiDataGrid-menuIconButton');
  await click(existing(button, `The header of ${field} has no menu button.`));
  await expect.element(screen.getByRole('menu')).toBeVisible();
}

function existing(found: HTMLElement | null | undefined, complaint: string): HTMLElement {
  if (!found) {
    throw new Error(complaint);
  }
  return found;
}
