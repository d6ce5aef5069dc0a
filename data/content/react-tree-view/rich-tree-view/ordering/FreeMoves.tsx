import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { gardenItems } from '#data/content/shared/garden.ts';

export default function FreeMoves() {
  return (
    <RichTreeViewPro
      itemsReordering
      aria-label="Garden, drag to rearrange"
      items={gardenItems}
      defaultExpandedItems={['alpine-house', 'herb-garden']}
      sx={{ height: 288, overflowY: 'auto' }}
    />
  );
}
