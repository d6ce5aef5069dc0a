import { useMemo, useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';
import { makeStaff, type Employee } from '#data/content/shared/staff.ts';
import { useRowServer } from '#data/content/shared/useRowServer.ts';
import { useServerPage } from './useServerPage.ts';

type Count = 'known' | 'unknown' | 'estimated';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140, sortable: false },
  { field: 'job', headerName: 'Job', width: 110, sortable: false },
  { field: 'since', headerName: 'Hired', type: 'date', width: 110, sortable: false },
  { field: 'holidays', headerName: 'Days off', type: 'number', width: 100, sortable: false },
];

const staff = makeStaff(23);
const noRows: Employee[] = [];

function StaffByCursor({ count }: { count: Count }) {
  const server = useRowServer({ rows: staff, count });
  const [paginationModel, setPaginationModel] = useState({ page: 0, pageSize: 5 });
  // cursors[page] is what the server needs to send that page.
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  const [rowCount, setRowCount] = useState(-1);
  const question = useMemo(
    () => ({ start: cursors[paginationModel.page], paginationModel }),
    [cursors, paginationModel],
  );
  const { answer, isLoading } = useServerPage(server, question);

  function changePage(next: GridPaginationModel) {
    const nextCursor = answer?.pageInfo.nextCursor;
    if (next.pageSize !== paginationModel.pageSize) {
      // Cursors of another page size mark other rows.
      setCursors([undefined]);
      setPaginationModel({ page: 0, pageSize: next.pageSize });
    } else if (next.page < cursors.length) {
      setPaginationModel(next);
    } else if (next.page === paginationModel.page + 1 && nextCursor && !isLoading) {
      setCursors([...cursors, nextCursor]);
      setPaginationModel(next);
    }
  }

  return (
    <DataGrid
      aria-label="Staff on a server with cursors"
      rows={answer?.rows ?? noRows}
      columns={columns}
      loading={isLoading}
      disableColumnFilter
      pageSizeOptions={[5, 10]}
      paginationMode="server"
      rowCount={count === 'known' ? (answer?.rowCount ?? 0) : rowCount}
      onRowCountChange={setRowCount}
      estimatedRowCount={answer?.estimatedRowCount}
      paginationMeta={answer?.pageInfo}
      paginationModel={paginationModel}
      onPaginationModelChange={changePage}
    />
  );
}

export default function CursorPaging() {
  const [count, setCount] = useState<Count>('known');

  return (
    <div>
      <RadioGroup
        row
        aria-label="Number of rows"
        value={count}
        onChange={(event) => setCount(event.target.value as Count)}
      >
        <FormControlLabel value="known" control={<Radio size="small" />} label="Known" />
        <FormControlLabel value="unknown" control={<Radio size="small" />} label="Unknown" />
        <FormControlLabel value="estimated" control={<Radio size="small" />} label="Estimated" />
      </RadioGroup>
      <div style={{ height: 371 }}>
        <StaffByCursor key={count} count={count} />
      </div>
    </div>
  );
}
