import * as React from 'react';
import type {
  GridApi,
  GridInitialState,
  GridColDef,
  GridDataSource,
  GridFilterModel,
  GridRowId,
  GridRowsProp,
} from '@mui/x-data-grid-premium';

/** What fragments of the Data Grid's documents may use without defining it. */
export { React };
export { DataGrid, type GridRowId, useGridApiRef } from '@mui/x-data-grid';
export { DataGridPro } from '@mui/x-data-grid-pro';

export declare const apiRef: React.RefObject<GridApi | null>;
/** What `exportState()` gave before. */
export declare const saved: GridInitialState;
export declare const rows: GridRowsProp;
export declare const columns: GridColDef[];
export declare const books: { isbn: string }[];
export declare const dataSource: GridDataSource;
export declare function report(message: string, filterModel: GridFilterModel | undefined): void;
export declare function Invoice(props: { order: object }): React.ReactElement;
export declare const orders: { id: number; total: number }[];
/** Stand for requests to the reader's server. */
export declare function saveOrder<Order>(order: Order): Promise<Order>;
export declare function patchOrder(id: GridRowId, changed: object): Promise<void>;
export { pack, unpack } from '../../content/react-data-grid/state/gridState.ts';
