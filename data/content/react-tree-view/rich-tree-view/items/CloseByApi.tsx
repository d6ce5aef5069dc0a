import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { gardenItems } from '#data/content/shared/garden.ts';

export default function CloseByApi() {
  const tree = useTreeViewApiRef();

  return (
    <Stack spacing={1}>
      <Button
        onClick={() => tree.current?.setIsItemDisabled({ itemId: 'rainforest' })}
        sx={{ alignSelf: 'start', height: 40 }}
      >
        Open or close the rainforest
      </Button>
      <RichTreeView
        apiRef={tree}
        aria-label="Rooms of the garden"
        items={gardenItems}
        defaultExpandedItems={['palm-house', 'rainforest']}
        sx={{ height: 288, overflowY: 'auto' }}
      />
    </Stack>
  );
}
