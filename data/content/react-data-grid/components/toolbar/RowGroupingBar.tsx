import { useState, type DragEvent } from 'react';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  gridColumnLookupSelector,
  gridColumnReorderDragColSelector,
  gridRowGroupingSanitizedModelSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

function GroupingBar() {
  const apiRef = useGridApiContext();
  const groups = useGridSelector(apiRef, gridRowGroupingSanitizedModelSelector);
  const draggedHeader = useGridSelector(apiRef, gridColumnReorderDragColSelector);
  const columnsByField = useGridSelector(apiRef, gridColumnLookupSelector);
  const [draggedGroup, setDraggedGroup] = useState('');

  // A column without values to group by must not be dropped.
  const dragged = draggedGroup || draggedHeader;
  const canDrop = dragged !== '' && columnsByField[dragged]?.groupable === true;

  function allowDrop(event: DragEvent) {
    if (canDrop) {
      event.preventDefault();
    }
  }

  function dropAt(index: number) {
    const others = groups.filter((field) => field !== dragged);
    apiRef.current.setRowGroupingModel(others.toSpliced(index, 0, dragged));
    setDraggedGroup('');
  }

  return (
    <Toolbar
      style={{
        flex: 'none',
        flexWrap: 'wrap',
        gap: 8,
        justifyContent: 'start',
        outline: canDrop ? '2px dashed' : undefined,
        outlineOffset: -6,
      }}
      onDragOver={allowDrop}
      onDrop={() => dropAt(groups.length)}
    >
      {groups.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ px: 1 }}>
          Drop a column header here to group the trades.
        </Typography>
      )}
      {groups.map((field, index) => (
        <ToolbarButton
          key={field}
          render={
            <Chip
              draggable
              label={columnsByField[field]?.headerName}
              variant="outlined"
              onClick={() => {
                const others = groups.filter((each) => each !== field);
                apiRef.current.setRowGroupingModel([field, ...others]);
              }}
              onDelete={() => apiRef.current.removeRowGroupingCriteria(field)}
              onDragStart={() => setDraggedGroup(field)}
              onDragEnd={() => setDraggedGroup('')}
              onDragOver={allowDrop}
              onDrop={(event) => {
                event.stopPropagation();
                dropAt(index);
              }}
            />
          }
        />
      ))}
    </Toolbar>
  );
}

const columns: GridColDef<Trade>[] = [
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 110 },
  { field: 'desk', headerName: 'Desk', width: 80 },
  { field: 'side', headerName: 'Side', width: 80 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 90, groupable: false },
  { field: 'price', headerName: 'USD per tonne', type: 'number', width: 120, groupable: false },
];

const trades = makeTrades(80);
const slots = { toolbar: GroupingBar };
const groupingColDef = { headerName: 'Group', width: 170 };
const initialState = { rowGrouping: { model: ['commodity'] } };

export default function RowGroupingBar() {
  return (
    <div style={{ height: 440 }}>
      <DataGridPremium
        label="Trades"
        rows={trades}
        columns={columns}
        slots={slots}
        groupingColDef={groupingColDef}
        initialState={initialState}
        showToolbar
      />
    </div>
  );
}
