import { useEffect, useState, type KeyboardEvent } from 'react';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowRight from '@mui/icons-material/KeyboardArrowRight';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';

interface Contact {
  id: number;
  company: string;
  contact: string;
  email: string;
  street: string;
  city: string;
  country: string;
}

const columns: GridColDef<Contact>[] = [
  { field: 'company', headerName: 'Company', width: 150 },
  { field: 'contact', headerName: 'Name', width: 140, hideable: false },
  { field: 'email', headerName: 'Email', width: 190 },
  { field: 'city', headerName: 'City', width: 120, hideable: false },
  { field: 'street', headerName: 'Street', width: 150 },
  { field: 'country', headerName: 'Country', width: 130 },
];

const contacts: Contact[] = [
  {
    id: 1,
    company: 'Alder & Sons',
    contact: 'Ruth Alder',
    email: 'ruth@alder.example',
    street: '8 Mill Lane',
    city: 'Leeds',
    country: 'United Kingdom',
  },
  {
    id: 2,
    company: 'Cordier Frères',
    contact: 'Hugo Cordier',
    email: 'hugo@cordier.example',
    street: '21 rue des Forges',
    city: 'Lyon',
    country: 'France',
  },
  {
    id: 3,
    company: 'Eberle Werkstatt',
    contact: 'Ida Eberle',
    email: 'ida@eberle.example',
    street: 'Salzgasse 4',
    city: 'Ulm',
    country: 'Germany',
  },
  {
    id: 4,
    company: 'Halloran Home',
    contact: 'Conor Halloran',
    email: 'conor@halloran.example',
    street: '30 Quay Street',
    city: 'Cork',
    country: 'Ireland',
  },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'person',
    headerName: 'Contact',
    renderHeaderGroup: (params) => <CollapsibleHeader {...params} />,
    children: [{ field: 'contact' }, { field: 'email' }],
  },
  {
    groupId: 'address',
    headerName: 'Address',
    renderHeaderGroup: (params) => <CollapsibleHeader {...params} />,
    children: [{ field: 'city' }, { field: 'street' }, { field: 'country' }],
  },
];

/** What remains of each group is its first column. */
const detailsOf: Record<string, string[]> = {
  person: ['email'],
  address: ['street', 'country'],
};

export default function CollapsibleGroups() {
  const [visibility, setVisibility] = useState<GridColumnVisibilityModel>({
    street: false,
    country: false,
  });
  return (
    <DataGrid
      aria-label="Contacts"
      columns={columns}
      rows={contacts}
      columnGroupingModel={columnGroupingModel}
      columnVisibilityModel={visibility}
      onColumnVisibilityModelChange={setVisibility}
      hideFooter
    />
  );
}

function CollapsibleHeader({ groupId, headerName }: GridColumnGroupHeaderParams) {
  const apiRef = useGridApiContext();
  const visibility = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const details = detailsOf[groupId ?? ''] ?? [];
  const isExpanded = details.some((field) => visibility[field] !== false);

  function toggle() {
    apiRef.current.setColumnVisibilityModel({
      ...visibility,
      ...Object.fromEntries(details.map((field) => [field, !isExpanded])),
    });
  }

  // Arrow keys focus the header and not the button, so the header handles Enter.
  useEffect(() =>
    apiRef.current.subscribeEvent('columnGroupHeaderKeyDown', (params, event) => {
      const isHeader = event.target === event.currentTarget;
      if (params.groupId === groupId && event.key === 'Enter' && isHeader) {
        toggle();
      }
    }),
  );

  return (
    <Button
      size="small"
      color="inherit"
      tabIndex={-1}
      aria-expanded={isExpanded}
      startIcon={isExpanded ? <KeyboardArrowDown /> : <KeyboardArrowRight sx={mirrored} />}
      onClick={toggle}
      onKeyDown={keepSpaceForTheButton}
    >
      {headerName}
    </Button>
  );
}

const mirrored = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };

function keepSpaceForTheButton(event: KeyboardEvent) {
  if (event.key === ' ') {
    event.stopPropagation();
  }
}
