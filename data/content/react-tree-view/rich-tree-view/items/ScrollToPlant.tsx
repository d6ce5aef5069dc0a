import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { gardenItems } from '#data/content/shared/garden.ts';

export default function ScrollToPlant() {
  const tree = useTreeViewApiRef();

  const showLemonBalm = () => {
    const element = tree.current?.getItemDOMElement('lemon-balm');
    element?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Stack spacing={1}>
      <Button onClick={showLemonBalm} sx={{ alignSelf: 'start', height: 40 }}>
        Scroll to lemon balm
      </Button>
      <RichTreeView
        apiRef={tree}
        aria-label="All plants"
        items={gardenItems}
        defaultExpandedItems={['palm-house', 'rainforest', 'alpine-house', 'herb-garden']}
        sx={{ height: 192, overflowY: 'auto' }}
      />
    </Stack>
  );
}
