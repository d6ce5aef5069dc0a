import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gardenItems } from '#data/content/shared/garden.ts';

const checkbox = { size: 'small', color: 'secondary' };

export default function TintedCheckboxes() {
  return (
    <RichTreeView
      multiSelect
      checkboxSelection
      aria-label="Stops of the tour"
      items={gardenItems}
      defaultExpandedItems={['herb-garden']}
      defaultSelectedItems={['sage']}
      slotProps={{ item: { slotProps: { checkbox } } }}
      sx={{ height: 192, overflowY: 'auto' }}
    />
  );
}
