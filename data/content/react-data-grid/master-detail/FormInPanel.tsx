import { useState, type SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  useGridApiContext,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

interface Supplier {
  id: number;
  company: string;
  email: string;
  phone: string;
}

const columns: GridColDef<Supplier>[] = [
  { field: 'company', headerName: 'Company', flex: 1, minWidth: 130 },
  { field: 'email', headerName: 'Email', width: 210 },
  { field: 'phone', headerName: 'Phone', width: 130 },
];

const suppliers: Supplier[] = [
  { id: 1, company: 'Kestrel Paper', email: 'orders@kestrel.example', phone: '+44 555 0142' },
  { id: 2, company: 'Nordlys Print', email: 'hei@nordlys.example', phone: '+47 555 0117' },
  { id: 3, company: 'Tinta Verde', email: 'ola@tintaverde.example', phone: '+351 555 0163' },
];

function getDetailPanelContent({ row }: GridRowParams<Supplier>) {
  return <SupplierForm supplier={row} />;
}

function getDetailPanelHeight() {
  return 'auto' as const;
}

export default function FormInPanel() {
  return (
    <div style={{ height: 440 }}>
      <DataGridPro
        aria-label="Suppliers"
        rows={suppliers}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
        disableRowSelectionOnClick
      />
    </div>
  );
}

function SupplierForm({ supplier }: { supplier: Supplier }) {
  const apiRef = useGridApiContext();
  const [error, setError] = useState('');

  const close = () => {
    apiRef.current.toggleDetailPanel(supplier.id);
    // The focused button is gone, so the focus goes back to the toggle.
    apiRef.current.setCellFocus(supplier.id, GRID_DETAIL_PANEL_TOGGLE_FIELD);
  };
  const save = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = String(data.get('email'));
    if (!/^\S+@\S+\.\S+$/.test(email)) {
      setError('Enter an address such as name@company.com');
      return;
    }
    apiRef.current.updateRows([{ id: supplier.id, email, phone: String(data.get('phone')) }]);
    close();
  };

  return (
    <Stack
      component="form"
      noValidate
      aria-label={`Contact of ${supplier.company}`}
      onSubmit={save}
      sx={{ gap: 2, p: 2, maxWidth: 300 }}
    >
      <TextField
        size="small"
        name="email"
        label="Email"
        defaultValue={supplier.email}
        error={error !== ''}
        helperText={error}
        slotProps={{ formHelperText: { role: 'alert' } }}
      />
      <TextField size="small" name="phone" label="Phone" defaultValue={supplier.phone} />
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button type="submit" variant="contained" size="small">
          Save
        </Button>
        <Button size="small" onClick={close}>
          Cancel
        </Button>
      </Stack>
    </Stack>
  );
}
