import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  getGroupRowIdFromPath,
  gridRowTreeSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { books, type Book } from './catalog.ts';

const columns: GridColDef<Book>[] = [
  { field: 'imprint', headerName: 'Imprint', width: 110 },
  { field: 'author', headerName: 'Author', width: 130 },
  { field: 'title', headerName: 'Title', width: 180 },
];

const initialState = { rowGrouping: { model: ['imprint', 'author'] } };

export default function ToggleGroupFromButton() {
  const apiRef = useGridApiRef();

  function setAll(isExpanded: boolean) {
    for (const node of Object.values(gridRowTreeSelector(apiRef))) {
      if (node.type === 'group' && node.depth >= 0) {
        apiRef.current?.setRowChildrenExpansion(node.id, isExpanded);
      }
    }
  }

  function toggleLarch() {
    const id = getGroupRowIdFromPath([{ field: 'imprint', key: 'Larch' }]);
    const node = gridRowTreeSelector(apiRef)[id];
    if (node?.type === 'group') {
      apiRef.current?.setRowChildrenExpansion(node.id, !node.childrenExpanded);
    }
  }

  return (
    <Stack spacing={1} sx={{ height: 460 }}>
      <Stack direction="row" spacing={1}>
        <Button size="small" onClick={() => setAll(true)}>
          Expand all
        </Button>
        <Button size="small" onClick={() => setAll(false)}>
          Collapse all
        </Button>
        <Button size="small" onClick={toggleLarch}>
          Toggle Larch
        </Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Books"
          apiRef={apiRef}
          rows={books}
          columns={columns}
          initialState={initialState}
          hideFooter
        />
      </div>
    </Stack>
  );
}
