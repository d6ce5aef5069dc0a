import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gardenItems } from '#data/content/shared/garden.ts';

export default function OpenedFirst() {
  return (
    <RichTreeView
      aria-label="Garden with an open greenhouse"
      items={gardenItems}
      defaultExpandedItems={['palm-house', 'cloud-forest']}
      sx={{ height: 256, overflowY: 'auto' }}
    />
  );
}
