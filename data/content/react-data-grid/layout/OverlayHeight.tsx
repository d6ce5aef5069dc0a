import * as React from 'react';
import InboxIcon from '@mui/icons-material/Inbox';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Claim {
  id: string;
  policy: string;
  reported: string;
  amount: number;
}

const columns: GridColDef<Claim>[] = [
  { field: 'id', headerName: 'Claim', width: 110 },
  { field: 'policy', headerName: 'Policy', flex: 1, minWidth: 120 },
  { field: 'reported', headerName: 'Reported', width: 110 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 110 },
];

const noClaims: Claim[] = [];
const oneClaim: Claim[] = [
  { id: 'C-7701', policy: 'Household Plus', reported: 'May 12', amount: 840 },
];

function NoClaims() {
  return (
    <Stack
      sx={{
        height: '100%',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        px: 2,
        textAlign: 'center',
      }}
    >
      <InboxIcon color="disabled" sx={{ fontSize: 64 }} />
      <Typography>No open claims</Typography>
      <Typography variant="body2" color="text.secondary">
        New claims appear here when a customer reports them.
      </Typography>
    </Stack>
  );
}

const slots = { noRowsOverlay: NoClaims };

export default function OverlayHeight() {
  const [isTall, setIsTall] = React.useState(true);
  const [rows, setRows] = React.useState(noClaims);

  return (
    <div style={{ width: '100%', minHeight: 360 }}>
      <FormControlLabel
        label="Set --DataGrid-overlayHeight"
        control={<Switch checked={isTall} onChange={(event) => setIsTall(event.target.checked)} />}
      />
      <Button onClick={() => setRows(rows.length > 0 ? noClaims : oneClaim)}>
        {rows.length > 0 ? 'Remove the claim' : 'Add a claim'}
      </Button>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid
          aria-label="Open claims"
          columns={columns}
          rows={rows}
          slots={slots}
          hideFooter
          sx={isTall ? { '--DataGrid-overlayHeight': '250px' } : undefined}
        />
      </div>
    </div>
  );
}
