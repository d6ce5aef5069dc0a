import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
  type GridEditMode,
  type GridRowId,
} from '@mui/x-data-grid';

interface Product {
  id: number;
  product: string;
  stock: number;
  price: number;
}

type State = 'view' | 'edit' | 'pending';
type Transition = 'start' | 'revert' | 'commit' | 'resolve' | 'reject';
type Point = readonly [x: number, y: number];

interface Status {
  /** The cell or row that the user works on. */
  subject?: { id: GridRowId; field?: string; name: string };
  state: State;
  transition?: Transition;
  reason?: string;
}

const columns: GridColDef<Product>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 110, editable: true },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 75, editable: true },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 90, editable: true },
];

const products: Product[] = [
  { id: 1, product: 'Oak stool', stock: 24, price: 64 },
  { id: 2, product: 'Wool rug', stock: 7, price: 245 },
  { id: 3, product: 'Desk mat', stock: 52, price: 18.4 },
  { id: 4, product: 'Wall clock', stock: 11, price: 47 },
];

const boxes: { state: State; at: Point; texts: string[] }[] = [
  { state: 'view', at: [108, 4], texts: ['View'] },
  { state: 'edit', at: [4, 148], texts: ['Edit'] },
  { state: 'pending', at: [212, 148], texts: ['Pending', 'processRowUpdate'] },
];

const arrows: { transition: Transition; from: Point; to: Point; text: Point }[] = [
  { transition: 'start', from: [124, 52], to: [44, 144], text: [60, 96] },
  { transition: 'revert', from: [84, 146], to: [158, 58], text: [152, 110] },
  { transition: 'commit', from: [130, 162], to: [206, 162], text: [168, 154] },
  { transition: 'reject', from: [210, 182], to: [134, 182], text: [168, 199] },
  { transition: 'resolve', from: [276, 146], to: [206, 58], text: [272, 96] },
];

/** Holds the answers of an imaginary server back for a moment. */
function useDelay() {
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const all = timers.current;
    return () => all.forEach((timer) => clearTimeout(timer));
  }, []);
  return (milliseconds: number) =>
    new Promise<void>((resolve) => {
      timers.current.add(setTimeout(resolve, milliseconds));
    });
}

export default function EditingStates() {
  const [editMode, setEditMode] = useState<GridEditMode>('cell');
  const [isRejecting, setIsRejecting] = useState(false);
  const [status, setStatus] = useState<Status>({ state: 'view' });
  const delay = useDelay();

  const start = (id: GridRowId, name: string, reason?: string, field?: string) =>
    setStatus({ subject: { id, field, name }, state: 'edit', transition: 'start', reason });
  const stop = (id: GridRowId, reason?: string, field?: string) =>
    setStatus((before) => {
      const { subject } = before;
      if (before.state !== 'edit' || subject?.id !== id || subject.field !== field) {
        return before; // for example Enter again while the save is pending
      }
      return reason === 'escapeKeyDown'
        ? { subject, state: 'view', transition: 'revert', reason }
        : { subject, state: 'pending', transition: 'commit', reason };
    });
  const settle = (id: GridRowId, next: Partial<Status>) =>
    setStatus((before) =>
      before.state === 'pending' && before.subject?.id === id ? { ...before, ...next } : before,
    );

  const handlers: Partial<DataGridProps<Product>> = {
    onCellEditStart: ({ id, field, row, colDef, reason }) =>
      start(id, `${colDef.headerName} of ${row.product}`, reason, field),
    onCellEditStop: ({ id, field, reason }) => stop(id, reason, field),
    onRowEditStart: ({ id, row, reason }) => start(id, `Row of ${row.product}`, reason),
    onRowEditStop: ({ id, reason }) => stop(id, reason),
    processRowUpdate: async (newRow, _oldRow, { rowId }) => {
      await delay(1200);
      if (isRejecting) {
        settle(rowId, { state: 'edit', transition: 'reject', reason: 'the promise rejected' });
        throw new Error('The server refused the row.');
      }
      settle(rowId, { state: 'view', transition: 'resolve', reason: 'the promise resolved' });
      return newRow;
    },
    onProcessRowUpdateError: () => {},
  };

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Box sx={{ flex: '1 1 300px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1 }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Edit mode"
            value={editMode}
            onChange={(_event, value: GridEditMode | null) => {
              if (value) {
                setEditMode(value);
                setStatus({ state: 'view' });
              }
            }}
          >
            <ToggleButton value="cell">Cell</ToggleButton>
            <ToggleButton value="row">Row</ToggleButton>
          </ToggleButtonGroup>
          <FormControlLabel
            label="Reject saves"
            control={
              <Switch
                checked={isRejecting}
                onChange={(event) => setIsRejecting(event.target.checked)}
              />
            }
          />
        </Box>
        <Box sx={{ display: 'flex', flexDirection: 'column' }}>
          <DataGrid
            key={editMode}
            aria-label="Products"
            rows={products}
            columns={columns}
            editMode={editMode}
            hideFooter
            {...handlers}
          />
        </Box>
      </Box>
      <Box sx={{ flex: '0 1 340px', minWidth: 0 }}>
        <Diagram {...status} />
        <Typography role="status" variant="body2" sx={{ minHeight: 40, mt: 1 }}>
          {status.subject
            ? `${status.subject.name}: ${status.transition} → ${status.state} (${status.reason})`
            : 'Double-click a cell, or focus one and type.'}
        </Typography>
      </Box>
    </Box>
  );
}

function Diagram({ state, transition }: Status) {
  return (
    <Box
      component="svg"
      viewBox="0 0 336 206"
      role="img"
      aria-label={`States of editing. Current state: ${state}. View leads to edit; edit leads back to view, or to pending; pending leads to view, or back to edit.`}
      sx={{ display: 'block', width: '100%', direction: 'ltr', fontSize: 14 }}
    >
      {arrows.map(({ transition: name, from, to, text }) => {
        const isLast = name === transition;
        const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
        return (
          <g key={name}>
            <Box
              component="g"
              sx={{ color: isLast ? 'primary.main' : 'text.secondary' }}
              stroke="currentColor"
              strokeWidth={isLast ? 3 : 1.5}
            >
              <line x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
              <path
                d="M0 0 L-8 -4 L-8 4 Z"
                fill="currentColor"
                transform={`translate(${to[0]} ${to[1]}) rotate(${angle})`}
              />
            </Box>
            <Box
              component="text"
              sx={{ color: 'text.primary', fontWeight: isLast ? 700 : 400 }}
              fill="currentColor"
              textAnchor="middle"
              x={text[0]}
              y={text[1]}
            >
              {name}
            </Box>
          </g>
        );
      })}
      {boxes.map(({ state: name, at, texts }) => {
        const isCurrent = name === state;
        return (
          <g key={name}>
            <Box
              component="rect"
              sx={{ color: isCurrent ? 'primary.main' : 'text.secondary' }}
              fill={isCurrent ? 'currentColor' : 'none'}
              stroke="currentColor"
              x={at[0]}
              y={at[1]}
              width={120}
              height={48}
              rx={8}
            />
            {texts.map((text, index) => (
              <Box
                key={text}
                component="text"
                sx={{
                  color: isCurrent ? 'primary.contrastText' : 'text.primary',
                  fontSize: index === 0 ? 14 : 12,
                  fontWeight: index === 0 ? 700 : 400,
                }}
                fill="currentColor"
                textAnchor="middle"
                x={at[0] + 60}
                y={at[1] + (texts.length === 1 ? 29 : 21 + 18 * index)}
              >
                {text}
              </Box>
            ))}
          </g>
        );
      })}
    </Box>
  );
}
