import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { gardenItems } from '#data/content/shared/garden.ts';

export default function RenameByApi() {
  const tree = useTreeViewApiRef();

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} sx={{ height: 40 }}>
        <Button onClick={() => tree.current?.updateItemLabel('sage', 'Common sage')}>
          Rename sage
        </Button>
        <Button onClick={() => tree.current?.updateItemLabel('sage', 'Sage')}>Undo</Button>
      </Stack>
      <RichTreeView
        apiRef={tree}
        aria-label="Herbs on display"
        items={gardenItems}
        defaultExpandedItems={['herb-garden']}
        sx={{ height: 192, overflowY: 'auto' }}
      />
    </Stack>
  );
}
