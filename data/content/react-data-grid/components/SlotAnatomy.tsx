import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Portal from '@mui/material/Portal';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
  type GridIconSlotsComponent,
  type GridSlotsComponent,
} from '@mui/x-data-grid';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

/** The slots that have a place in the grid: all except icons, basic controls and one that isn't documented. */
type SlotName = Exclude<
  keyof GridSlotsComponent,
  keyof GridIconSlotsComponent | `base${string}` | 'pinnedRows'
>;

interface Part {
  renders: string;
  /** Finds the element of the slot while it's rendered. */
  selector?: string;
}

const parts: Record<SlotName, Part> = {
  toolbar: { renders: 'Bar above the column headers', selector: '.MuiDataGrid-toolbar' },
  columnHeaders: { renders: 'All column headers', selector: '.MuiDataGrid-columnHeaders' },
  columnHeaderSortIcon: {
    renders: 'Sort button in a column header',
    selector: '.MuiDataGrid-sortButton',
  },
  columnHeaderFilterIconButton: {
    renders: 'Button in the header of a filtered column',
    selector: '.MuiDataGrid-iconButtonContainer:has(.MuiDataGrid-filterIcon)',
  },
  columnMenu: { renders: 'Menu of a column header', selector: '.MuiDataGrid-menuList' },
  row: { renders: 'Row', selector: '.MuiDataGrid-row:not(.MuiDataGrid-rowSkeleton)' },
  cell: { renders: 'Cell', selector: '.MuiDataGrid-cell:not(.MuiDataGrid-cellSkeleton)' },
  skeletonCell: {
    renders: 'Placeholder cell while rows load',
    selector: '.MuiDataGrid-cellSkeleton',
  },
  detailPanels: { renders: 'Detail panels of the rows, in Pro and Premium' },
  loadingOverlay: { renders: 'Overlay while rows load', selector: '.slot-loadingOverlay' },
  noRowsOverlay: { renders: 'Overlay when there are no rows', selector: '.slot-noRowsOverlay' },
  noResultsOverlay: {
    renders: 'Overlay when no row passes the filter',
    selector: '.slot-noResultsOverlay',
  },
  noColumnsOverlay: {
    renders: 'Overlay when no column is visible',
    selector: '.slot-noColumnsOverlay',
  },
  bottomContainer: {
    renders: 'Container below the rows, for rows that are pinned there',
    selector: '.MuiDataGrid-bottomContainer',
  },
  footer: { renders: 'Bar below the rows', selector: '.MuiDataGrid-footerContainer' },
  footerRowCount: { renders: 'Number of rows, in Pro and Premium without pagination' },
  pagination: { renders: 'Page controls', selector: '.MuiTablePagination-root' },
  panel: { renders: 'Popup of the two panels', selector: '.MuiDataGrid-panel' },
  filterPanel: {
    renders: 'Filter panel',
    selector: '.MuiDataGrid-panelWrapper:has(.MuiDataGrid-filterForm)',
  },
  columnsPanel: {
    renders: 'Columns panel',
    selector: '.MuiDataGrid-panelWrapper:has(.MuiDataGrid-columnsManagement)',
  },
  columnsManagement: {
    renders: 'Search field and checkboxes in the columns panel',
    selector: '.MuiDataGrid-columnsManagement',
  },
};
const slotNames = Object.keys(parts) as SlotName[];

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'city', headerName: 'City', width: 150 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 130 },
];
const orders = makeOrders(30);

const situations = {
  Rows: { columns, rows: orders },
  Loading: { columns, loading: true },
  'No rows': { columns, rows: [] },
  'No results': { columns, rows: orders },
  'No columns': { columns: [], rows: orders },
} satisfies Record<string, Pick<DataGridProps<Order>, 'rows' | 'columns' | 'loading'>>;
type Situation = keyof typeof situations;

const slotProps: DataGridProps['slotProps'] = {
  loadingOverlay: { className: 'slot-loadingOverlay' },
  noRowsOverlay: { className: 'slot-noRowsOverlay' },
  noResultsOverlay: { className: 'slot-noResultsOverlay' },
  noColumnsOverlay: { className: 'slot-noColumnsOverlay' },
};

const DWELL_MS = 120; // the way to the list below crosses other parts

interface Pointed {
  slot: SlotName;
  place?: DOMRect;
}

export default function SlotAnatomy() {
  const [situation, setSituation] = useState<Situation>('Rows');
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const gridRef = useRef<HTMLDivElement>(null);
  const timer = useRef(0);

  useEffect(() => {
    const hideOutline = () => setPointed((last) => last && { slot: last.slot });
    window.addEventListener('scroll', hideOutline, true);
    return () => {
      window.removeEventListener('scroll', hideOutline, true);
      window.clearTimeout(timer.current);
    };
  }, []);

  function pointLater({ target }: SyntheticEvent) {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setPointed(partAt(target)), DWELL_MS);
  }

  function pointNow(next: Pointed | null) {
    window.clearTimeout(timer.current);
    setPointed(next);
  }

  return (
    <Box sx={{ height: { xs: 790, sm: 620 }, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Content of the grid"
        value={situation}
        onChange={(_event, next: Situation | null) => {
          setSituation(next ?? situation);
          pointNow(null);
        }}
        sx={{ flexWrap: 'wrap' }}
      >
        {Object.keys(situations).map((name) => (
          <ToggleButton key={name} value={name} sx={{ px: 1.25, py: 0.25, textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div
        ref={gridRef}
        style={{ flex: '1 1 0', minHeight: 0 }}
        onPointerOver={pointLater}
        onPointerLeave={() => window.clearTimeout(timer.current)}
        onFocus={({ target }) => pointNow(partAt(target))}
      >
        <DataGrid<Order>
          key={situation}
          aria-label="Orders"
          {...situations[situation]}
          initialState={situation === 'No results' ? noResults : sortedAndFiltered}
          slotProps={slotProps}
          showToolbar
        />
      </div>
      <Typography variant="body2" component="p" aria-live="polite" sx={{ minHeight: 40, m: 0 }}>
        {pointed ? (
          <>
            <strong>{pointed.slot}</strong>: {parts[pointed.slot].renders}
            {!pointed.place && '. Not outlined, because it isn’t in view now.'}
          </>
        ) : (
          'Point at a part of the grid, or move focus to it.'
        )}
      </Typography>
      <Box
        component="ul"
        aria-label="Slots"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, m: 0, p: 0, listStyle: 'none' }}
      >
        {slotNames.map((slot) => (
          <li key={slot}>
            <Chip
              component="a"
              href={`/x/api/data-grid/data-grid/#slot-${slot}`}
              clickable
              size="small"
              variant={pointed?.slot === slot ? 'filled' : 'outlined'}
              label={slot}
              onPointerEnter={() => pointNow(rendered(slot, gridRef.current))}
              onFocus={() => pointNow(rendered(slot, gridRef.current))}
            />
          </li>
        ))}
      </Box>
      {pointed?.place && <Outline slot={pointed.slot} place={pointed.place} />}
    </Box>
  );
}

function Outline({ slot, place }: { slot: SlotName; place: DOMRect }) {
  const { left, top, width, height } = place;
  return (
    <Portal>
      <Box
        aria-hidden
        sx={{
          position: 'fixed',
          zIndex: 'tooltip',
          pointerEvents: 'none',
          outline: '2px solid',
          outlineColor: 'primary.main',
          '& span': {
            position: 'absolute',
            bottom: '100%',
            px: 0.5,
            borderRadius: 0.5,
            typography: 'caption',
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          },
        }}
        style={{ left, top, width, height }}
      >
        <span>{slot}</span>
      </Box>
    </Portal>
  );
}

/** The innermost slot around an element. */
function partAt(target: EventTarget): Pointed | null {
  const around = slotNames.flatMap((slot) => {
    const { selector } = parts[slot];
    const element = selector && target instanceof Element ? target.closest(selector) : null;
    return element ? [{ slot, element }] : [];
  });
  const innermost = around.find(({ element }) =>
    around.every((each) => each.element.contains(element)),
  );
  return innermost ? { slot: innermost.slot, place: placeOf(innermost.element) } : null;
}

/** A slot, with the place of its first element in the grid or in an open popup. */
function rendered(slot: SlotName, grid: HTMLElement | null): Pointed {
  const { selector } = parts[slot];
  const element =
    selector &&
    (grid?.querySelector(selector) ??
      document.querySelector(`.MuiPopper-root:is(${selector}), .MuiPopper-root :is(${selector})`));
  return { slot, place: element ? placeOf(element) : undefined };
}

function placeOf(element: Element): DOMRect | undefined {
  const place = element.getBoundingClientRect();
  return place.width > 0 && place.height > 0 ? place : undefined;
}

const sortedAndFiltered: DataGridProps['initialState'] = {
  sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
  filter: { filterModel: { items: [{ field: 'city', operator: 'isNotEmpty' }] } },
};
const noResults: DataGridProps['initialState'] = {
  filter: { filterModel: { items: [{ field: 'city', operator: 'isEmpty' }] } },
};
