import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
  type GridGroupNode,
} from '@mui/x-data-grid-pro';
import { makeParts, type Part } from '#data/content/shared/parts.ts';
import { useRowServer } from '#data/content/shared/useRowServer.ts';
import { levelText } from './levelText.ts';

const parts = makeParts();
const columns: GridColDef<Part>[] = [
  { field: 'supplier', headerName: 'Supplier', width: 130 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 100 },
];
const groupingColDef = { headerName: 'Part', flex: 1, minWidth: 180 };

export default function KeepExpanded() {
  const apiRef = useGridApiRef();
  const server = useRowServer({ rows: parts, latency: 400, pathOf: ({ path }) => path });
  const log = useSyncExternalStore(server.subscribe, server.getLog, server.getLog);
  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: server.getRows,
      getGroupKey: (part) => String(part.name),
      getChildrenCount: (part) => Number(part.childrenCount),
    }),
    [server],
  );

  const [expanded] = useState(() => new Set<GridGroupNode['id']>());
  // A new function would make the grid rebuild its tree, so this one stays the same.
  const [isExpanded] = useState(() => (node: GridGroupNode) => expanded.has(node.id));
  useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (node) => {
        if (node.type === 'group' && node.childrenExpanded) {
          expanded.add(node.id);
        } else {
          expanded.delete(node.id);
        }
      }),
    [apiRef, expanded],
  );

  return (
    <Stack spacing={1} sx={{ height: 440 }}>
      <Typography variant="body2" role="status" noWrap>
        {levelText(log)}
      </Typography>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Parts that stay expanded after sorting"
          apiRef={apiRef}
          treeData
          columns={columns}
          groupingColDef={groupingColDef}
          dataSource={dataSource}
          isGroupExpandedByDefault={isExpanded}
        />
      </div>
    </Stack>
  );
}
