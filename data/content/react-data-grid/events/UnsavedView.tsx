import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef, type GridInitialState } from '@mui/x-data-grid';
import { makePeople, type Person } from '#data/content/shared/people.ts';

const modelEvents = [
  'sortModelChange',
  'filterModelChange',
  'columnVisibilityModelChange',
  'densityChange',
] as const;

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'team', headerName: 'Team', width: 130 },
  { field: 'age', headerName: 'Age', type: 'number', width: 90 },
];

const people = makePeople(40);

export default function UnsavedView() {
  const apiRef = useGridApiRef();
  const saved = useRef<GridInitialState>(undefined);
  const [isChanged, setIsChanged] = useState(false);

  useEffect(() => {
    const api = apiRef.current;
    if (!api) {
      return undefined;
    }
    saved.current = api.exportState();
    const unsubscribe = modelEvents.map((name) =>
      api.subscribeEvent(name, () => setIsChanged(true)),
    );
    return () => unsubscribe.forEach((stop) => stop());
  }, [apiRef]);

  const save = () => {
    saved.current = apiRef.current?.exportState();
    setIsChanged(false);
  };

  const revert = () => {
    if (saved.current) {
      apiRef.current?.restoreState(saved.current);
    }
    setIsChanged(false);
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', height: 40 }}>
        <Chip
          role="status"
          variant="outlined"
          label={isChanged ? 'View changed' : 'View saved'}
          color={isChanged ? 'warning' : 'default'}
        />
        <Button onClick={save} disabled={!isChanged}>
          Save
        </Button>
        <Button onClick={revert} disabled={!isChanged}>
          Revert
        </Button>
      </Stack>
      <div style={{ height: 370 }}>
        <DataGrid aria-label="People" apiRef={apiRef} rows={people} columns={columns} showToolbar />
      </div>
    </Stack>
  );
}
