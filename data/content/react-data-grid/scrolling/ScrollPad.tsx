import { useState } from 'react';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';

const DAYS = 31;
const rows = Array.from({ length: 48 }, (_, station) => ({ id: station + 1 }));

// Rainfall in mm, made up
const columns: GridColDef[] = [
  { field: 'id', headerName: 'Station', width: 90 },
  ...Array.from({ length: DAYS }, (_, day): GridColDef => ({
    field: `day${day + 1}`,
    headerName: `${day + 1} May`,
    type: 'number',
    width: 80,
    valueGetter: (_value, row: { id: number }) => ((row.id * 7 + day * 13) % 29) / 2,
  })),
];

const arrows = [
  { name: 'Up', Icon: ArrowUpwardIcon, rowStep: -1, colStep: 0 },
  { name: 'Down', Icon: ArrowDownwardIcon, rowStep: 1, colStep: 0 },
  { name: 'Left', Icon: ArrowBackIcon, rowStep: 0, colStep: -1 },
  { name: 'Right', Icon: ArrowForwardIcon, rowStep: 0, colStep: 1 },
];

export default function ScrollPad() {
  const apiRef = useGridApiRef();
  const { direction } = useTheme();
  const [target, setTarget] = useState({ rowIndex: 0, colIndex: 0 });

  const move = (rowStep: number, colStep: number) => {
    const rowIndex = Math.min(Math.max(target.rowIndex + rowStep * 6, 0), rows.length - 1);
    // From right to left, the next columns are on the left.
    const toEnd = direction === 'rtl' ? -colStep : colStep;
    const colIndex = Math.min(Math.max(target.colIndex + toEnd * 6, 0), columns.length - 1);
    setTarget({ rowIndex, colIndex });
    apiRef.current?.scrollToIndexes({ rowIndex, colIndex });
    const field = columns[colIndex]?.field ?? 'id';
    apiRef.current?.setCellFocus(rows[rowIndex]?.id ?? 1, field);
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        {arrows.map(({ name, Icon, rowStep, colStep }) => (
          <IconButton
            key={name}
            size="small"
            aria-label={name}
            onClick={() => move(rowStep, colStep)}
          >
            <Icon fontSize="small" />
          </IconButton>
        ))}
        <Typography variant="body2" role="status">
          Station {rows[target.rowIndex]?.id}, {columns[target.colIndex]?.headerName}
        </Typography>
      </Stack>
      <div style={{ height: 360 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Rainfall in mm"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
