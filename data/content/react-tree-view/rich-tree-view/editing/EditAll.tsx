import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gardenItems } from '#data/content/shared/garden.ts';

export default function EditAll() {
  return (
    <RichTreeView
      isItemEditable
      aria-label="Garden, double-click a name to change it"
      items={gardenItems}
      slotProps={{ item: { slotProps: { labelInput: { 'aria-label': 'Name' } } } }}
      defaultExpandedItems={['alpine-house']}
      sx={{ height: 224, overflowY: 'auto' }}
    />
  );
}
