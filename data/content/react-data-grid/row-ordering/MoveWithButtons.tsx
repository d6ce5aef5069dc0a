import { useMemo } from 'react';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import {
  DataGridPro,
  GridActionsCellItem,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Talk {
  id: string;
  title: string;
  speaker: string;
  minutes: number;
}

const talks: Talk[] = [
  { id: 'T1', title: 'Opening', speaker: 'Alma Reyes', minutes: 10 },
  { id: 'T2', title: 'Ten years of grids', speaker: 'Hugo Fischer', minutes: 40 },
  { id: 'T3', title: 'Testing by touch', speaker: 'Clara Bell', minutes: 25 },
  { id: 'T4', title: 'Panel discussion', speaker: 'All speakers', minutes: 45 },
];

export default function MoveWithButtons() {
  const apiRef = useGridApiRef();

  const columns = useMemo<GridColDef<Talk>[]>(() => {
    const move = (id: string, step: number) => {
      const api = apiRef.current;
      const target = api ? api.getSortedRowIds().indexOf(id) + step : -1;
      if (target >= 0 && target < talks.length) {
        api?.setRowIndex(id, target);
      }
    };
    return [
      {
        field: 'move',
        type: 'actions',
        headerName: 'Move',
        width: 90,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="up"
            icon={<ArrowUpwardIcon />}
            label={`Move ${row.title} up`}
            onClick={() => move(row.id, -1)}
          />,
          <GridActionsCellItem
            key="down"
            icon={<ArrowDownwardIcon />}
            label={`Move ${row.title} down`}
            onClick={() => move(row.id, 1)}
          />,
        ],
      },
      { field: 'title', headerName: 'Talk', flex: 1, minWidth: 150, sortable: false },
      { field: 'speaker', headerName: 'Speaker', width: 140, sortable: false },
      { field: 'minutes', headerName: 'Minutes', type: 'number', width: 90, sortable: false },
    ];
  }, [apiRef]);

  return (
    <div style={{ height: 266 }}>
      <DataGridPro
        aria-label="Program of a conference"
        apiRef={apiRef}
        rows={talks}
        columns={columns}
        rowReordering
        disableColumnFilter
        hideFooter
      />
    </div>
  );
}
