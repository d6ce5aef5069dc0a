import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { makeFlights, type Flight } from '#data/content/shared/flights.ts';

const flights = makeFlights(200);

const columns: GridColDef<Flight>[] = [
  { field: 'departs', headerName: 'Departs', type: 'dateTime', width: 180 },
  { field: 'flight', headerName: 'Flight', width: 120 },
  { field: 'airline', headerName: 'Airline', width: 160 },
  { field: 'destination', headerName: 'Destination', width: 160 },
  { field: 'gate', headerName: 'Gate', width: 120 },
  { field: 'state', headerName: 'State', width: 160 },
  { field: 'load', headerName: 'Load', type: 'number', width: 120 },
];

export default function RestoreScroll() {
  const apiRef = useGridApiRef();
  const [isShown, setIsShown] = useState(true);
  const [scroll, setScroll] = useState({ top: 0, left: 0 });

  const toggle = () => {
    if (isShown && apiRef.current) {
      const { top, left } = apiRef.current.getScrollPosition();
      setScroll({ top, left: Math.abs(left) }); // it's negative from right to left
    }
    setIsShown(!isShown);
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <Button size="small" onClick={toggle}>
        {isShown ? 'Unmount the grid' : 'Mount the grid'}
      </Button>
      <div style={{ height: 370, width: '100%' }}>
        {isShown ? (
          <DataGridPro
            apiRef={apiRef}
            aria-label="Departures"
            rows={flights}
            columns={columns}
            initialState={{ scroll }}
            hideFooter
          />
        ) : (
          <Typography color="text.secondary" role="status">
            Stored position: {Math.round(scroll.top)} px from the top, {Math.round(scroll.left)} px
            from the start
          </Typography>
        )}
      </div>
    </Stack>
  );
}
