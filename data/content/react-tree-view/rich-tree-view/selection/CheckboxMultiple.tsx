import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gardenItems } from '#data/content/shared/garden.ts';

export default function CheckboxMultiple() {
  return (
    <RichTreeView
      multiSelect
      checkboxSelection
      aria-label="Stops of the guided tour"
      items={gardenItems}
      defaultExpandedItems={['desert-house', 'succulents']}
      defaultSelectedItems={['aloe', 'cacti']}
      sx={{ height: 288, overflowY: 'auto' }}
    />
  );
}
