import { useLayoutEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import InputBase from '@mui/material/InputBase';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Contract {
  id: string;
  customer: string;
  volume: number;
  discount: number;
}

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const columns: GridColDef<Contract>[] = [
  { field: 'id', headerName: 'Contract', width: 95 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'volume',
    headerName: 'Yearly volume',
    type: 'number',
    width: 130,
    valueFormatter: (volume: number) => euros.format(volume),
  },
  {
    field: 'discount',
    headerName: 'Discount',
    type: 'number',
    width: 130,
    editable: true,
    valueFormatter: (discount?: number) => `${discount ?? 0} %`,
    renderEditCell: (params) => <PercentEditor {...params} />,
  },
];

const contracts: Contract[] = [
  { id: 'C-2041', customer: 'Arden Hotels', volume: 184_000, discount: 12 },
  { id: 'C-2044', customer: 'Bellwether Gyms', volume: 62_500, discount: 7.5 },
  { id: 'C-2052', customer: 'Corvus Logistics', volume: 21_900, discount: 3 },
  { id: 'C-2057', customer: 'Delmar Clinics', volume: 96_300, discount: 9 },
];

/** The rule of the sales department; undefined where the discount is allowed. */
function errorOf(discount: number | null | undefined, volume: number): string | undefined {
  const most = volume >= 50_000 ? 15 : 5;
  if (typeof discount !== 'number' || discount < 0) {
    return 'Enter a discount from 0 %';
  }
  return discount > most ? `At most ${most} % at this volume` : undefined;
}

function PercentEditor(params: GridRenderEditCellParams<Contract, number>) {
  const { id, field, value, row, hasFocus, colDef } = params;
  const apiRef = useGridApiContext();
  const inputRef = useRef<HTMLInputElement>(null);
  // The grid receives the value later, so the field keeps what was typed.
  const [text, setText] = useState(String(value ?? ''));
  const error = errorOf(text === '' ? null : Number(text), row.volume);

  useLayoutEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);

  const handleChange = (newText: string) => {
    setText(newText);
    // The parser of number columns turns the text into a number, and no text into null.
    apiRef.current.setEditCellValue({ id, field, value: newText, debounceMs: 300 });
  };

  return (
    <Tooltip
      describeChild
      disableFocusListener
      open={Boolean(error)}
      title={error ?? ''}
      placement="bottom-end"
    >
      <Box sx={{ width: '100%' }}>
        <InputBase
          fullWidth
          type="number"
          value={text}
          error={Boolean(error)}
          inputRef={inputRef}
          onChange={(event) => handleChange(event.target.value)}
          endAdornment={<InputAdornment position="end">%</InputAdornment>}
          inputProps={{ 'aria-label': colDef.headerName, step: 0.5 }}
          sx={{ px: 1.25, fontSize: 'inherit', '& input': { textAlign: 'end' } }}
        />
      </Box>
    </Tooltip>
  );
}

/** Refuses a discount whose error the editor already shows. */
function processRowUpdate(contract: Contract): Contract {
  const error = errorOf(contract.discount, contract.volume);
  if (error) {
    throw new Error(error);
  }
  return contract;
}

export default function DebouncedDiscount() {
  return (
    <DataGrid
      aria-label="Contracts"
      rows={contracts}
      columns={columns}
      processRowUpdate={processRowUpdate}
      onProcessRowUpdateError={() => {}}
      hideFooter
      disableRowSelectionOnClick
    />
  );
}
