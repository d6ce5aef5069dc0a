import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridColDef,
  type GridGroupNode,
  type GridRowId,
} from '@mui/x-data-grid-pro';

interface Meter {
  id: string;
  path: string[];
  kilowatts: number;
}

const plant: Meter[] = [
  { id: 'H1', path: ['Hall 1'], kilowatts: 184 },
  { id: 'H1-P', path: ['Hall 1', 'Presses'], kilowatts: 121 },
  { id: 'H1-P1', path: ['Hall 1', 'Presses', 'Press A'], kilowatts: 67 },
  { id: 'H1-P2', path: ['Hall 1', 'Presses', 'Press B'], kilowatts: 54 },
  { id: 'H1-V', path: ['Hall 1', 'Ventilation'], kilowatts: 63 },
  { id: 'H2', path: ['Hall 2'], kilowatts: 96 },
  { id: 'H2-O', path: ['Hall 2', 'Ovens'], kilowatts: 96 },
];

const columns: GridColDef<Meter>[] = [
  { field: 'kilowatts', headerName: 'Load (kW)', type: 'number', width: 120 },
];

const groupingColDef = { headerName: 'Meter', flex: 1, minWidth: 200 };

const getTreeDataPath: DataGridProProps<Meter>['getTreeDataPath'] = ({ path }) => path;

export default function KeepExpanded() {
  const apiRef = useGridApiRef();
  const [meters, setMeters] = useState(plant);

  // Read when the grid rebuilds the tree, so changes need no render
  const [expanded] = useState(() => new Set<GridRowId>(['H1']));
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

  const load = () =>
    setMeters((before) => before.map((each) => ({ ...each, kilowatts: each.kilowatts + 1 })));

  return (
    <div
      style={{
        height: 400,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'start',
        gap: 8,
      }}
    >
      <Button size="small" onClick={load}>
        Reload all rows
      </Button>
      <div style={{ flex: 1, minHeight: 0, width: '100%' }}>
        <DataGridPro
          aria-label="Electrical load"
          apiRef={apiRef}
          treeData
          getTreeDataPath={getTreeDataPath}
          groupingColDef={groupingColDef}
          isGroupExpandedByDefault={isExpanded}
          rows={meters}
          columns={columns}
          hideFooter
        />
      </div>
    </div>
  );
}
