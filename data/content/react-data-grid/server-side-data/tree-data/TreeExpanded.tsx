import { useMemo, useState, useSyncExternalStore } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
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
  const [isExpanded, setIsExpanded] = useState(false);
  const [earlier, setEarlier] = useState(0);
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
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <FormControlLabel
          control={<Switch />}
          label="Expand at first"
          checked={isExpanded}
          onChange={(_event, checked) => {
            setIsExpanded(checked);
            setEarlier(log.length);
          }}
        />
        <Typography variant="body2" role="status">
          Requests: {log.length - earlier}
        </Typography>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          key={String(isExpanded)}
          aria-label="Company"
          treeData
          columns={columns}
          groupingColDef={groupingColDef}
          dataSource={dataSource}
          defaultGroupingExpansionDepth={isExpanded ? -1 : 0}
        />
      </div>
    </Stack>
  );
}
