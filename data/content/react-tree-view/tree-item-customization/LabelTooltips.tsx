import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gardenItems } from '#data/content/shared/garden.ts';

export default function LabelTooltips() {
  return (
    <RichTreeView
      aria-label="Garden with tooltips"
      items={gardenItems}
      defaultExpandedItems={['alpine-house']}
      slotProps={{
        item: ({ itemId, label }) => ({
          slotProps: {
            label: {
              title: `${label} (${itemId})`,
              style: { fontFamily: 'Georgia, serif', letterSpacing: 0.4 },
            },
          },
        }),
      }}
      sx={{ height: 224, overflowY: 'auto' }}
    />
  );
}
