import * as React from 'react';
import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import Box from '@mui/material/Box';
import { makeStaff, type Employee } from '#data/content/shared/staff.ts';
import { useRowServer } from '#data/content/shared/useRowServer.ts';

const staff = makeStaff(120);
const columns: GridColDef<Employee>[] = [
  { field: 'job', width: 120 },
  { field: 'holidays', type: 'number', width: 100 },
  { field: 'since', type: 'date', width: 120 },
];

export default function ServedStaff() {
  const server = useRowServer({ rows: staff, latency: 300, pathOf: ({ path }) => path });
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: server.getRows,
      getGroupKey: ({ groupKey }) => String(groupKey),
      getChildrenCount: ({ childrenCount }) => Number(childrenCount),
    }),
    [server],
  );

  return (
    <Box sx={{ height: 360 }}>
      <DataGridPro
        label="A company from a server"
        treeData
        columns={columns}
        dataSource={dataSource}
        groupingColDef={{ headerName: 'Name', width: 220 }}
      />
    </Box>
  );
}
