import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import {
  DataGrid,
  gridColumnLookupSelector,
  gridColumnVisibilityModelSelector,
  GridPanelWrapper,
  isLeaf,
  useGridApiContext,
  useGridRootProps,
  useGridSelector,
  type GridColDef,
  type GridColumnGroupingModel,
  type GridColumnNode,
} from '@mui/x-data-grid';
import { makeFlights, type Flight } from '#data/content/shared/flights.ts';

const columns: GridColDef<Flight>[] = [
  { field: 'flight', headerName: 'Number', width: 90 },
  { field: 'airline', headerName: 'Airline', width: 120 },
  { field: 'destination', headerName: 'Destination', width: 110 },
  { field: 'departs', headerName: 'Departs', width: 90, valueFormatter: formatTime },
  { field: 'delay', headerName: 'Delay', type: 'number', width: 80 },
  { field: 'gate', headerName: 'Gate', width: 70 },
  { field: 'state', headerName: 'State', width: 100 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'Flight', children: [{ field: 'flight' }, { field: 'airline' }] },
  {
    groupId: 'Departure',
    children: [
      { groupId: 'Route', children: [{ field: 'destination' }, { field: 'gate' }] },
      { groupId: 'Time', children: [{ field: 'departs' }, { field: 'delay' }] },
      { field: 'state' },
    ],
  },
];

const flights = makeFlights(30);
const slots = { columnsPanel: GroupsPanel };

export default function GroupedColumnsPanel() {
  return (
    <div style={{ height: 440 }}>
      <DataGrid
        aria-label="Departures"
        columns={columns}
        rows={flights}
        columnGroupingModel={columnGroupingModel}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}

function GroupsPanel() {
  const { columnGroupingModel: nodes = [] } = useGridRootProps();
  return (
    <GridPanelWrapper>
      <Box sx={{ py: 1, px: 2, width: 240 }}>
        <Branches nodes={nodes} />
      </Box>
    </GridPanelWrapper>
  );
}

function Branches({ nodes }: { nodes: readonly GridColumnNode[] }) {
  return nodes.map((node) => <Branch key={isLeaf(node) ? node.field : node.groupId} node={node} />);
}

function Branch({ node }: { node: GridColumnNode }) {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);
  const fields = fieldsOf(node);
  const shown = fields.filter((field) => model[field] !== false).length;

  function toggle(isShown: boolean) {
    const changes = Object.fromEntries(fields.map((field) => [field, isShown]));
    apiRef.current.setColumnVisibilityModel({ ...model, ...changes });
  }

  return (
    <div>
      <FormControlLabel
        label={isLeaf(node) ? lookup[node.field]?.headerName : (node.headerName ?? node.groupId)}
        control={
          <Checkbox
            size="small"
            checked={shown === fields.length}
            indeterminate={shown > 0 && shown < fields.length}
            onChange={(event) => toggle(event.target.checked)}
          />
        }
      />
      {!isLeaf(node) && (
        <Box
          role="group"
          aria-label={node.headerName ?? node.groupId}
          sx={{ marginInlineStart: 3 }}
        >
          <Branches nodes={node.children} />
        </Box>
      )}
    </div>
  );
}

function fieldsOf(node: GridColumnNode): string[] {
  return isLeaf(node) ? [node.field] : node.children.flatMap(fieldsOf);
}

function formatTime(value: Date) {
  return value.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}
