import type { MouseEvent } from 'react';
import Check from '@mui/icons-material/Check';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenuFilterItem,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid';
import { flightStates, makeFlights, type Flight } from '#data/content/shared/flights.ts';

const columns: GridColDef<Flight>[] = [
  { field: 'flight', headerName: 'Flight', width: 100 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 120 },
  { field: 'gate', headerName: 'Gate', width: 90 },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: [...flightStates],
    width: 130,
  },
];

const flights = makeFlights(30);

const slotProps = { columnMenu: { slots: { columnMenuFilterItem: QuickFilterItem } } };

export default function OverrideMenuItem() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        aria-label="Departures"
        columns={columns}
        rows={flights}
        slotProps={slotProps}
        hideFooter
      />
    </div>
  );
}

function QuickFilterItem(props: GridColumnMenuItemProps) {
  // Other columns keep the default item.
  return props.colDef.field === 'state' ? (
    <StateItems {...props} />
  ) : (
    <GridColumnMenuFilterItem {...props} />
  );
}

function StateItems({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const filterModel = useGridSelector(apiRef, gridFilterModelSelector);
  const active: unknown = filterModel.items.find(
    (item) => item.field === colDef.field && item.operator === 'is',
  )?.value;

  function toggle(event: MouseEvent, state: string) {
    const item = { field: colDef.field, operator: 'is', value: state };
    apiRef.current.setFilterModel({ ...filterModel, items: state === active ? [] : [item] });
    onClick(event);
  }

  return flightStates.map((state) => (
    <MenuItem
      key={state}
      role="menuitemradio"
      aria-checked={state === active}
      onClick={(event) => toggle(event, state)}
    >
      <ListItemIcon>{state === active && <Check fontSize="small" />}</ListItemIcon>
      <ListItemText>{state}</ListItemText>
    </MenuItem>
  ));
}
