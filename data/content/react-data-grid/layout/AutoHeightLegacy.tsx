import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { makePeople, type Person } from '#data/content/shared/people.ts';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'team', headerName: 'Team', width: 130 },
  { field: 'birthday', headerName: 'Birthday', type: 'date', width: 110 },
];

const people = makePeople(6);

export default function AutoHeightLegacy() {
  const [count, setCount] = React.useState(3);
  const rows = React.useMemo(() => people.slice(0, count), [count]);

  return (
    <div style={{ width: '100%', minHeight: 408 }}>
      <Button disabled={count === people.length} onClick={() => setCount(count + 1)}>
        Add a person
      </Button>
      <Button disabled={count === 0} onClick={() => setCount(count - 1)}>
        Remove a person
      </Button>
      <DataGrid aria-label="On-call team" autoHeight columns={columns} rows={rows} hideFooter />
    </div>
  );
}
