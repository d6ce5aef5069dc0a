import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gardenItems } from '#data/content/shared/garden.ts';

export default function GardenTree() {
  return (
    <RichTreeView
      aria-label="Botanical garden"
      items={gardenItems}
      defaultExpandedItems={['alpine-house']}
      sx={{ height: 256, overflowY: 'auto' }}
    />
  );
}
