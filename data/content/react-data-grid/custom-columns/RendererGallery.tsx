import { useEffect, useRef } from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Rating from '@mui/material/Rating';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderCellParams,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Supplier {
  id: number;
  contact: string;
  country: string;
  email: string;
  /** Name of the host. The link adds the protocol, so the data can't run scripts. */
  website: string;
  status: 'Approved' | 'In review' | 'Blocked';
  rating: number;
  delivered: number;
  incoterm: keyof typeof incoterms;
}

const incoterms = {
  EXW: 'Ex works: the buyer collects the goods from the seller',
  FOB: 'Free on board: the seller delivers the goods on board the ship',
  CIF: 'Cost, insurance and freight: the seller pays to the port of destination',
  DAP: 'Delivered at place: the seller delivers to the named place',
};
const countries = new Intl.DisplayNames('en', { type: 'region' });
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });
const statusColors = { Approved: 'success', 'In review': 'info', Blocked: 'error' } as const;

const columns: GridColDef<Supplier>[] = [
  {
    field: 'contact',
    headerName: 'Contact',
    width: 180,
    display: 'flex',
    renderCell: ({ row }) => <ContactCell name={row.contact} />,
  },
  {
    field: 'country',
    headerName: 'Country',
    width: 120,
    valueGetter: (code: string) => countries.of(code),
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: Object.keys(statusColors),
    editable: true,
    // Delete on the cell starts editing without a value. Then the status stays as it is.
    valueSetter: (value: Supplier['status'] | null, row) => ({
      ...row,
      status: value ?? row.status,
    }),
    width: 120,
    display: 'flex',
    renderCell: ({ row }) => (
      <Chip size="small" variant="outlined" label={row.status} color={statusColors[row.status]} />
    ),
  },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    editable: true,
    width: 150,
    display: 'flex',
    renderCell: ({ row }) => <Rating size="small" value={row.rating} readOnly />,
    valueSetter: (value: number | undefined, row) => ({ ...row, rating: value ?? row.rating }),
    renderEditCell: (params) => <RatingEditor {...params} />,
  },
  {
    field: 'delivered',
    headerName: 'Delivered',
    type: 'number',
    width: 150,
    display: 'flex',
    valueFormatter: (share: number) => percent.format(share),
    renderCell: (params) => <ProgressCell {...params} />,
  },
  {
    field: 'email',
    headerName: 'Email',
    width: 210,
    renderCell: ({ row, tabIndex }) => (
      <Link href={`mailto:${row.email}`} tabIndex={tabIndex}>
        {row.email}
      </Link>
    ),
  },
  {
    field: 'website',
    headerName: 'Website',
    width: 190,
    renderCell: ({ row, tabIndex }) => (
      <Link href={`https://${row.website}`} target="_blank" rel="noopener" tabIndex={tabIndex}>
        {row.website}
      </Link>
    ),
  },
  {
    field: 'incoterm',
    headerName: 'Incoterm',
    width: 100,
    renderCell: ({ row, tabIndex }) => (
      <Tooltip title={incoterms[row.incoterm]} describeChild>
        <span tabIndex={tabIndex}>{row.incoterm}</span>
      </Tooltip>
    ),
  },
];

export default function RendererGallery() {
  return (
    <div style={{ height: 370 }}>
      <DataGrid aria-label="Suppliers" columns={columns} rows={suppliers} hideFooter />
    </div>
  );
}

function ContactCell({ name }: { name: string }) {
  const initials = name.split(' ').map((part) => part.charAt(0));
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Avatar
        aria-hidden
        sx={{
          width: 28,
          height: 28,
          fontSize: 12,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        {initials}
      </Avatar>
      <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{name}</Box>
    </Box>
  );
}

function ProgressCell({ value = 0, formattedValue }: GridRenderCellParams<Supplier, number>) {
  return (
    <>
      <LinearProgress
        variant="determinate"
        value={100 * value}
        color={value < 0.6 ? 'warning' : 'success'}
        aria-label="Delivered"
        sx={{ flex: 1, height: 8, borderRadius: 4 }}
      />
      <Box component="span" sx={{ width: 48, textAlign: 'end' }}>
        {formattedValue}
      </Box>
    </>
  );
}

function RatingEditor({
  id,
  field,
  value,
  row,
  hasFocus,
  colDef,
}: GridRenderEditCellParams<Supplier, number>) {
  const apiRef = useGridApiContext();
  const ref = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    }
  }, [hasFocus]);

  return (
    <Rating
      ref={ref}
      name={`${field}-${id}`}
      aria-label={colDef.headerName}
      size="small"
      sx={{ px: 1.25 }}
      value={value ?? row.rating}
      onChange={(_event, rating) => {
        // A click on the checked star reports null.
        if (rating !== null) {
          void apiRef.current.setEditCellValue({ id, field, value: rating });
        }
      }}
    />
  );
}

const suppliers: Supplier[] = [
  {
    id: 1,
    contact: 'Marit Solberg',
    country: 'NO',
    email: 'marit@fjordcircuits.example',
    website: 'fjordcircuits.example',
    status: 'Approved',
    rating: 5,
    delivered: 0.97,
    incoterm: 'DAP',
  },
  {
    id: 2,
    contact: 'Paulo Teixeira',
    country: 'PT',
    email: 'paulo@caravelacork.example',
    website: 'caravelacork.example',
    status: 'Approved',
    rating: 4,
    delivered: 0.84,
    incoterm: 'FOB',
  },
  {
    id: 3,
    contact: 'Wanjiru Otieno',
    country: 'KE',
    email: 'wanjiru@highlandtea.example',
    website: 'highlandtea.example',
    status: 'In review',
    rating: 3,
    delivered: 0.61,
    incoterm: 'CIF',
  },
  {
    id: 4,
    contact: 'Dieter Eberle',
    country: 'DE',
    email: 'dieter@eberle.example',
    website: 'eberle.example',
    status: 'Approved',
    rating: 4,
    delivered: 0.92,
    incoterm: 'DAP',
  },
  {
    id: 5,
    contact: 'Rosa Quispe',
    country: 'PE',
    email: 'rosa@andeswool.example',
    website: 'andeswool.example',
    status: 'Blocked',
    rating: 1,
    delivered: 0.38,
    incoterm: 'EXW',
  },
  {
    id: 6,
    contact: 'Satoshi Mori',
    country: 'JP',
    email: 'satoshi@morimotors.example',
    website: 'morimotors.example',
    status: 'In review',
    rating: 2,
    delivered: 0.55,
    incoterm: 'FOB',
  },
];
