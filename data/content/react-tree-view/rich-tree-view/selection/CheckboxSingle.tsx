import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gardenItems } from '#data/content/shared/garden.ts';

export default function CheckboxSingle() {
  return (
    <RichTreeView
      checkboxSelection
      aria-label="Plant of the month"
      items={gardenItems}
      defaultExpandedItems={['alpine-house']}
      defaultSelectedItems="edelweiss"
      sx={{ height: 256, overflowY: 'auto' }}
    />
  );
}
