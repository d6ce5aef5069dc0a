import { useLayoutEffect, useRef } from 'react';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import FilterListIcon from '@mui/icons-material/FilterList';
import {
  DataGridPro,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridHeaderFilterCellProps,
} from '@mui/x-data-grid-pro';
import { makeFlights, type Flight } from '#data/content/shared/flights.ts';

const columns: GridColDef<Flight>[] = [
  { field: 'flight', headerName: 'Flight', width: 130 },
  { field: 'airline', headerName: 'Airline', width: 160 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 160 },
  { field: 'gate', headerName: 'Gate', width: 130 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 150 },
];

const flights = makeFlights(60);

function FilterSummary({
  colDef,
  colIndex,
  width,
  height,
  hasFocus,
  tabIndex,
}: GridHeaderFilterCellProps) {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const item = items.find(({ field }) => field === colDef.field);
  const operator = colDef.filterOperators?.find(({ value }) => value === item?.operator);
  const isActive = item && (item.value !== undefined || operator?.requiresFilterValue === false);
  const summary = isActive ? `${item.operator} ${item.value ?? ''}`.trim() : 'Any';
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    if (hasFocus) {
      button.current?.focus();
    }
  }, [hasFocus]);

  return (
    <Box
      role="columnheader"
      aria-colindex={colIndex + 1}
      data-field={colDef.field}
      onKeyDown={(event) =>
        apiRef.current.publishEvent(
          'headerFilterKeyDown',
          apiRef.current.getColumnHeaderParams(colDef.field),
          event,
        )
      }
      sx={{
        width,
        height,
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        px: 0.5,
        boxSizing: 'border-box',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Button
        ref={button}
        size="small"
        tabIndex={tabIndex}
        startIcon={<FilterListIcon />}
        aria-label={`Filter ${colDef.headerName}: ${summary}`}
        onFocus={(event) => apiRef.current.setColumnHeaderFilterFocus(colDef.field, event)}
        onClick={() => apiRef.current.showFilterPanel(colDef.field)}
        sx={{ textTransform: 'none', whiteSpace: 'nowrap' }}
      >
        {summary}
      </Button>
    </Box>
  );
}

const slots = { headerFilterCell: FilterSummary };

export default function CustomHeaderFilterCell() {
  return (
    <div style={{ height: 420 }}>
      <DataGridPro
        aria-label="Departures"
        rows={flights}
        columns={columns}
        headerFilters
        slots={slots}
      />
    </div>
  );
}
