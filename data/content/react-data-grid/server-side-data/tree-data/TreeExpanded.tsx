import { useMemo, useSyncExternalStore } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { makeStaff, type Employee } from '#data/content/shared/staff.ts';
import { useRowServer } from '#data/content/shared/useRowServer.ts';

const staff = makeStaff(30);
const columns: GridColDef<Employee>[] = [
  { field: 'job', headerName: 'Job', width: 120 },
  { field: 'since', headerName: 'Hired', type: 'date', width: 120 },
  { field: 'holidays', headerName: 'Days off', type: 'number', width: 110 },
];
const groupingColDef = { headerName: 'Name', flex: 1, minWidth: 240 };

export default function TreeExpanded() {
  const server = useRowServer({ rows: staff, latency: 400, pathOf: ({ path }) => path });
  const log = useSyncExternalStore(server.subscribe, server.getLog, server.getLog);
  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: server.getRows,
      getGroupKey: (employee) => String(employee.name),
      getChildrenCount: (employee) => Number(employee.childrenCount),
    }),
    [server],
  );

  return (
    <Stack spacing={1} sx={{ height: 440 }}>
      <Typography variant="body2" role="status">
        Requests: {log.length}
      </Typography>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="A company, expanded by default"
          treeData
          columns={columns}
          groupingColDef={groupingColDef}
          dataSource={dataSource}
          defaultGroupingExpansionDepth={-1}
        />
      </div>
    </Stack>
  );
}
