import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gardenItems, type GardenItem } from '#data/content/shared/garden.ts';

const isPlant = (item: GardenItem) => !item.children;

export default function EditLeaves() {
  return (
    <RichTreeView
      aria-label="Garden, plants can be renamed"
      items={gardenItems}
      isItemEditable={isPlant}
      expansionTrigger="content"
      slotProps={{ item: { slotProps: { labelInput: { 'aria-label': 'Plant name' } } } }}
      defaultExpandedItems={['herb-garden']}
      sx={{ height: 192, overflowY: 'auto' }}
    />
  );
}
