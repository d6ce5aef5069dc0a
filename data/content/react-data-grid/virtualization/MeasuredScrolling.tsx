import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef, type GridApi, type GridColDef } from '@mui/x-data-grid-pro';
import { makeMeters, readingOf, type Meter } from '#data/content/shared/meters.ts';

const columns: GridColDef<Meter>[] = [
  { field: 'serial', headerName: 'Meter', width: 110 },
  { field: 'town', headerName: 'Town', width: 130 },
  ...Array.from({ length: 98 }, (_, day): GridColDef<Meter> => ({
    field: `day-${day}`,
    headerName: `Day ${day + 1}`,
    type: 'number',
    width: 90,
    valueGetter: (_value, meter) => readingOf(meter, day),
    valueFormatter: (reading: number) => reading.toFixed(1),
  })),
];

interface Figures {
  rows: number;
  columns: number;
  cells: number;
  frame?: number;
  slowest?: number;
}

const framesToMeasure = 60;
const buffers = [0, 150, 500, 1000];

export default function MeasuredScrolling() {
  const apiRef = useGridApiRef();
  const [meters, setMeters] = useState<Meter[]>([]);
  const [buffer, setBuffer] = useState(150);
  const [figures, setFigures] = useState<Figures>();
  const [isRunning, setRunning] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);

  const count = () => setFigures(countElements(rootRef.current));

  const scroll = async () => {
    if (apiRef.current) {
      setRunning(true);
      const frames = await timeFrames(apiRef.current);
      const mean = frames.reduce((sum, frame) => sum + frame, 0) / frames.length;
      setFigures({
        ...countElements(rootRef.current),
        frame: mean,
        slowest: Math.max(...frames),
      });
      setRunning(false);
    }
  };

  return (
    <div>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignContent: 'start',
          alignItems: 'center',
          gap: 1,
          minHeight: { xs: 86, sm: 40 },
          mb: 1,
        }}
      >
        <TextField
          select
          size="small"
          label="Buffer in px"
          disabled={isRunning}
          value={buffer}
          onChange={(event) => {
            setBuffer(Number(event.target.value));
            setFigures(undefined);
          }}
          sx={{ minWidth: 120 }}
        >
          {buffers.map((each) => (
            <MenuItem key={each} value={each}>
              {each}
            </MenuItem>
          ))}
        </TextField>
        {meters.length === 0 ? (
          <Button variant="contained" onClick={() => setMeters(makeMeters(100_000))}>
            Add 100,000 rows
          </Button>
        ) : (
          <>
            <Button variant="outlined" disabled={isRunning} onClick={count}>
              Count elements
            </Button>
            <Button variant="contained" disabled={isRunning} onClick={() => void scroll()}>
              Scroll and measure
            </Button>
          </>
        )}
      </Box>
      <Typography variant="body2" role="status" sx={{ minHeight: { xs: 60, sm: 40 } }}>
        {figures ? describe(figures) : 'Nothing measured yet.'}
      </Typography>
      <div ref={rootRef} style={{ height: 360 }}>
        <DataGridPro
          key={buffer}
          aria-label="Daily readings of 100,000 meters"
          apiRef={apiRef}
          columns={columns}
          rows={meters}
          rowHeight={36}
          rowBufferPx={buffer}
          columnBufferPx={buffer}
          hideFooter
        />
      </div>
    </div>
  );
}

/** Scrolls down by 36 px in each frame, and returns how long the frames took in milliseconds. */
function timeFrames(api: GridApi): Promise<number[]> {
  const { top, left } = api.getScrollPosition();
  const frames: number[] = [];
  return new Promise((resolve) => {
    let last: number | undefined;
    const next = (now: number) => {
      if (last !== undefined) {
        frames.push(now - last);
      }
      last = now;
      if (frames.length < framesToMeasure) {
        api.scroll({ top: top + frames.length * 36, left });
        requestAnimationFrame(next);
      } else {
        resolve(frames);
      }
    };
    requestAnimationFrame(next);
  });
}

function countElements(root: HTMLElement | null): Figures {
  const number = (selector: string) => root?.querySelectorAll(selector).length ?? 0;
  return {
    rows: number('[role="row"][data-id]'),
    columns: number('[role="columnheader"]'),
    cells: number('[role="gridcell"]'),
  };
}

function describe({ rows, columns: rendered, cells, frame, slowest }: Figures): string {
  const elements = `In the DOM: ${rows} rows, ${rendered} columns, ${cells} cells.`;
  return frame === undefined || slowest === undefined
    ? elements
    : `${elements} ${framesToMeasure} frames: ${frame.toFixed(1)} ms on average, ${slowest.toFixed(1)} ms the slowest.`;
}
