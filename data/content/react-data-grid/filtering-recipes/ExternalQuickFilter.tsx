import { createContext, useContext, useState } from 'react';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import TextField from '@mui/material/TextField';
import FilterListIcon from '@mui/icons-material/FilterList';
import {
  DataGrid,
  FilterPanelTrigger,
  QuickFilter,
  QuickFilterControl,
  type GridColDef,
} from '@mui/x-data-grid';
import { makePeople, type Person } from '#data/content/shared/people.ts';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  {
    field: 'team',
    headerName: 'Team',
    type: 'singleSelect',
    valueOptions: ['design', 'engineering', 'finance', 'support'],
    width: 140,
  },
  { field: 'age', headerName: 'Age', type: 'number', width: 100 },
  { field: 'isAdmin', headerName: 'Admin', type: 'boolean', width: 100 },
];

const people = makePeople(80);

const ContainerContext = createContext<HTMLElement | null>(null);

/** The toolbar of the grid: its place in React is in the grid, and its elements are in the container. */
function OutsideToolbar() {
  const container = useContext(ContainerContext);

  return (
    <Portal container={container}>
      <QuickFilter expanded>
        <QuickFilterControl
          render={({ ref, slotProps, ...control }) => (
            <TextField
              {...control}
              id={slotProps?.htmlInput?.id} // for the label
              inputRef={ref}
              size="small"
              label="Search people"
              placeholder="Name or team"
              slotProps={{ htmlInput: slotProps?.htmlInput, inputLabel: { shrink: true } }}
            />
          )}
        />
      </QuickFilter>
      <FilterPanelTrigger
        render={(props, { filterCount }) => (
          <Button
            {...props}
            variant="outlined"
            startIcon={
              <Badge badgeContent={filterCount} color="primary">
                <FilterListIcon />
              </Badge>
            }
          >
            Filters
          </Button>
        )}
      />
    </Portal>
  );
}

const slots = { toolbar: OutsideToolbar };

export default function ExternalQuickFilter() {
  const [container, setContainer] = useState<HTMLElement | null>(null);

  return (
    <ContainerContext.Provider value={container}>
      <Box
        ref={setContainer}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, minHeight: 40, mb: 2 }}
      />
      <div style={{ height: 370 }}>
        {container && (
          <DataGrid aria-label="People" columns={columns} rows={people} slots={slots} showToolbar />
        )}
      </div>
    </ContainerContext.Provider>
  );
}
