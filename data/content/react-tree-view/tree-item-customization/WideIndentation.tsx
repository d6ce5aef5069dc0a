import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gardenItems } from '#data/content/shared/garden.ts';

export default function WideIndentation() {
  return (
    <RichTreeView
      itemChildrenIndentation={32}
      aria-label="Garden, widely indented"
      items={gardenItems}
      defaultExpandedItems={['palm-house', 'cloud-forest']}
      sx={{ height: 256, overflowY: 'auto' }}
    />
  );
}
