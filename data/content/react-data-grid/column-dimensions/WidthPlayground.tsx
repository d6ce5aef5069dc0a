import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Task {
  id: number;
  task: string;
  owner: string;
  days: number;
}

const controls = [
  { name: 'width', min: 0, max: 400, step: 10 },
  { name: 'flex', min: 0, max: 4, step: 1 },
  { name: 'minWidth', min: 50, max: 400, step: 10 },
  { name: 'maxWidth', min: 50, max: 800, step: 10 },
] as const;

const tasks: Task[] = [
  { id: 1, task: 'Survey the north slope', owner: 'Ines', days: 4 },
  { id: 2, task: 'Order retaining wall', owner: 'Marek', days: 2 },
  { id: 3, task: 'Pour the foundations', owner: 'Marek', days: 9 },
];

const renderHeader: GridColDef<Task>['renderHeader'] = ({ colDef }) =>
  `${colDef.headerName}: ${Math.round(colDef.computedWidth)} px`;

export default function WidthPlayground() {
  const [values, setValues] = React.useState({ width: 200, flex: 0, minWidth: 50, maxWidth: 800 });
  const columns = React.useMemo<GridColDef<Task>[]>(
    () => [
      { field: 'task', headerName: 'Task', ...values, renderHeader },
      { field: 'owner', headerName: 'Owner', flex: 1, minWidth: 120, renderHeader },
      { field: 'days', headerName: 'Days', type: 'number', width: 130, renderHeader },
    ],
    [values],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
          columnGap: 4,
          px: 2,
        }}
      >
        {controls.map(({ name, ...range }) => (
          <Box key={name}>
            <Typography variant="body2">
              {name}: {values[name]}
            </Typography>
            <Slider
              size="small"
              aria-label={name}
              value={values[name]}
              onChange={(_event, value) => setValues({ ...values, [name]: value })}
              {...range}
            />
          </Box>
        ))}
      </Box>
      <div style={{ height: 214 }}>
        <DataGrid
          aria-label="Tasks"
          columns={columns}
          rows={tasks}
          showColumnVerticalBorder
          showCellVerticalBorder
          hideFooter
        />
      </div>
    </Box>
  );
}
