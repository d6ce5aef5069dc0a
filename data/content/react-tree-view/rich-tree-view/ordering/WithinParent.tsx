import { RichTreeViewPro, type RichTreeViewProProps } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { gardenItems, type GardenItem } from '#data/content/shared/garden.ts';

type CanMove = NonNullable<RichTreeViewProProps<GardenItem, false>['canMoveItemToNewPosition']>;

const staysHome: CanMove = ({ oldPosition, newPosition }) =>
  oldPosition.parentId === newPosition.parentId;

export default function WithinParent() {
  return (
    <RichTreeViewPro
      itemsReordering
      canMoveItemToNewPosition={staysHome}
      aria-label="Garden, plants stay in their house"
      items={gardenItems}
      defaultExpandedItems={['alpine-house', 'herb-garden']}
      sx={{ height: 288, overflowY: 'auto' }}
    />
  );
}
