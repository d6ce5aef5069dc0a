import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gardenItems, type GardenItem } from '#data/content/shared/garden.ts';

const closedToday = new Set(['cloud-forest', 'desert-house', 'sage']);

function isClosed(item: GardenItem) {
  return closedToday.has(item.id);
}

export default function ClosedHouses() {
  return (
    <RichTreeView
      aria-label="Places open today"
      items={gardenItems}
      isItemDisabled={isClosed}
      defaultExpandedItems={['palm-house', 'cloud-forest', 'herb-garden']}
      sx={{ height: 320, overflowY: 'auto' }}
    />
  );
}
