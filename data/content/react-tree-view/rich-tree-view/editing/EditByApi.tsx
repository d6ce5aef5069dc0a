import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

const reports = [
  {
    id: 'quarter',
    label: 'Quarter',
    children: [
      { id: 'sales', label: 'Sales' },
      { id: 'untitled', label: 'Untitled report' },
    ],
  },
];

export default function EditByApi() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack spacing={1}>
      <Button onClick={() => apiRef.current?.setEditedItem('untitled')} sx={{ alignSelf: 'start' }}>
        Name the untitled report
      </Button>
      <RichTreeView
        isItemEditable
        apiRef={apiRef}
        aria-label="Reports"
        items={reports}
        slotProps={{ item: { slotProps: { labelInput: { 'aria-label': 'Report name' } } } }}
        defaultExpandedItems={['quarter']}
      />
    </Stack>
  );
}
