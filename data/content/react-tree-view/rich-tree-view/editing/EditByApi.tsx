import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { gardenItems } from '#data/content/shared/garden.ts';

export default function EditByApi() {
  const tree = useTreeViewApiRef();

  return (
    <Stack spacing={1}>
      <Button
        onClick={() => tree.current?.setEditedItem('lemon-balm')}
        sx={{ alignSelf: 'start', height: 40 }}
      >
        Edit lemon balm
      </Button>
      <RichTreeView
        isItemEditable
        apiRef={tree}
        aria-label="Herbs to relabel"
        items={gardenItems}
        slotProps={{ item: { slotProps: { labelInput: { 'aria-label': 'Herb' } } } }}
        defaultExpandedItems={['herb-garden']}
        sx={{ height: 192, overflowY: 'auto' }}
      />
    </Stack>
  );
}
