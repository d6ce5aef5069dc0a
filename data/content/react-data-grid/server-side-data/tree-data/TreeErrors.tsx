import { useMemo, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  GridGetRowsError,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { makeParts, type Part } from '#data/content/shared/parts.ts';
import { useRowServer } from '#data/content/shared/useRowServer.ts';

const parts = makeParts();
const columns: GridColDef<Part>[] = [
  { field: 'supplier', headerName: 'Supplier', width: 130 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 100 },
];
const groupingColDef = { headerName: 'Part', flex: 1, minWidth: 180 };

export default function TreeErrors() {
  const apiRef = useGridApiRef();
  const server = useRowServer({ rows: parts, latency: 400, pathOf: ({ path }) => path });
  const [problem, setProblem] = useState('');
  const [isProblemShown, setIsProblemShown] = useState(false);
  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: server.getRows,
      getGroupKey: (part) => String(part.name),
      getChildrenCount: (part) => Number(part.childrenCount),
    }),
    [server],
  );

  return (
    <Stack spacing={1} sx={{ height: 440, position: 'relative' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <FormControlLabel
          label="Server fails"
          control={<Switch onChange={(_, isFailing) => server.setFailing(isFailing)} />}
        />
        <Button variant="outlined" onClick={() => apiRef.current?.dataSource.fetchRows()}>
          Load all machines
        </Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Parts from a server that can fail"
          apiRef={apiRef}
          treeData
          columns={columns}
          groupingColDef={groupingColDef}
          dataSource={dataSource}
          dataSourceCache={null}
          onDataSourceError={(error) => {
            // The grouping cell of the row shows the errors of children.
            if (error instanceof GridGetRowsError && !error.params.groupKeys?.length) {
              setProblem(error.message);
              setIsProblemShown(true);
            }
          }}
        />
      </div>
      <Snackbar
        open={isProblemShown}
        autoHideDuration={4000}
        onClose={() => setIsProblemShown(false)}
        sx={{ position: 'absolute' }}
      >
        <Alert severity="error" onClose={() => setIsProblemShown(false)}>
          {problem}
        </Alert>
      </Snackbar>
    </Stack>
  );
}
