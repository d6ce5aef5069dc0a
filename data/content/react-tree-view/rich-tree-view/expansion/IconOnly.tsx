import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gardenItems } from '#data/content/shared/garden.ts';

export default function IconOnly() {
  return (
    <RichTreeView
      aria-label="Garden, the arrows expand"
      items={gardenItems}
      expansionTrigger="iconContainer"
      sx={{ height: 224, overflowY: 'auto' }}
    />
  );
}
