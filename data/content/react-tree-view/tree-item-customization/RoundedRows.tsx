import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gardenItems } from '#data/content/shared/garden.ts';

const content = { style: { borderRadius: 16, paddingBlock: 6 } };

export default function RoundedRows() {
  return (
    <RichTreeView
      aria-label="Garden with round rows"
      items={gardenItems}
      defaultExpandedItems={['herb-garden']}
      defaultSelectedItems="sage"
      slotProps={{ item: { slotProps: { content } } }}
      sx={{ height: 216, overflowY: 'auto' }}
    />
  );
}
