import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gardenItems } from '#data/content/shared/garden.ts';

export default function SingleSelection() {
  return (
    <RichTreeView
      aria-label="Plants of the garden"
      items={gardenItems}
      defaultExpandedItems={['palm-house', 'rainforest']}
      defaultSelectedItems="cacao"
      sx={{ height: 288, overflowY: 'auto' }}
    />
  );
}
