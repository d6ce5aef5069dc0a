import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { makePeople, type Person } from '#data/content/shared/people.ts';

const people = makePeople(30);

const columns: GridColDef<Person>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'team', headerName: 'Team', width: 120 },
  { field: 'age', headerName: 'Age', type: 'number', width: 80 },
  { field: 'birthday', headerName: 'Birthday', type: 'date', width: 110, disableExport: true },
];

const initialState = { columns: { columnVisibilityModel: { id: false } } };

export default function ExportedColumns() {
  const apiRef = useGridApiRef();
  const fileName = 'people';

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button size="small" onClick={() => apiRef.current?.exportDataAsCsv({ fileName })}>
          Visible columns
        </Button>
        <Button
          size="small"
          onClick={() => apiRef.current?.exportDataAsCsv({ fileName, allColumns: true })}
        >
          All columns
        </Button>
        <Button
          size="small"
          onClick={() =>
            apiRef.current?.exportDataAsCsv({ fileName, fields: ['name', 'birthday', 'id'] })
          }
        >
          Name, birthday and number
        </Button>
      </Stack>
      <div style={{ height: 330 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="People"
          rows={people}
          columns={columns}
          initialState={initialState}
          disableRowSelectionOnClick
        />
      </div>
    </Stack>
  );
}
