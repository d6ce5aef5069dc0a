import InputBase from '@mui/material/InputBase';
import SearchIcon from '@mui/icons-material/Search';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { makeStaff, type Employee } from '#data/content/shared/staff.ts';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'job', headerName: 'Job', width: 120 },
  { field: 'since', headerName: 'Since', type: 'date', width: 120 },
  { field: 'holidays', headerName: 'Holidays', type: 'number', width: 110 },
];

const staff = makeStaff(60);

function StaffToolbar() {
  return (
    <Toolbar aria-label="Employees">
      <QuickFilter
        defaultExpanded
        render={(root, { expanded }) => (
          <div {...root}>{expanded ? <SearchField /> : <SearchButton />}</div>
        )}
      />
    </Toolbar>
  );
}

function SearchButton() {
  return (
    <QuickFilterTrigger render={<ToolbarButton aria-label="Search employees" />}>
      <SearchIcon fontSize="small" />
    </QuickFilterTrigger>
  );
}

function SearchField() {
  return (
    <QuickFilterControl
      placeholder="Name or job"
      render={({ ref, slotProps, size, color, ...control }) => (
        <InputBase
          {...control}
          inputRef={ref}
          inputProps={{ ...slotProps?.htmlInput, 'aria-label': 'Search employees' }}
          startAdornment={<SearchIcon fontSize="small" sx={{ marginInlineEnd: 1 }} />}
          sx={{ width: 220, paddingInline: 1, borderBottom: 1, borderColor: 'text.secondary' }}
        />
      )}
    />
  );
}

const slots = { toolbar: StaffToolbar };

export default function ExpandedAtStart() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid aria-label="Employees" rows={staff} columns={columns} slots={slots} showToolbar />
    </div>
  );
}
