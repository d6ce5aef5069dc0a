import Box from '@mui/material/Box';
import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import { gardenItems, type GardenItem } from '#data/content/shared/garden.ts';

export default function TreeViewPlayground(props: Partial<RichTreeViewProps<GardenItem, boolean>>) {
  return (
    <Box sx={{ height: 300, overflowY: 'auto' }}>
      <RichTreeView
        aria-label="Garden"
        items={gardenItems}
        defaultExpandedItems={['palm-house']}
        {...props}
      />
    </Box>
  );
}
