import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gardenItems } from '#data/content/shared/garden.ts';

export default function MultipleSelection() {
  return (
    <RichTreeView
      multiSelect
      aria-label="Plants to water today"
      items={gardenItems}
      defaultExpandedItems={['desert-house', 'succulents']}
      defaultSelectedItems={['agave', 'jade-plant']}
      sx={{ height: 288, overflowY: 'auto' }}
    />
  );
}
