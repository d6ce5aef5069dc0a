import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { gardenItems, type GardenItem } from '#data/content/shared/garden.ts';

const isClosed = (item: GardenItem) => item.id === 'desert-house';
const isHerb = (item: GardenItem) => item.id === 'sage';

function StatusItem({ label, ...props }: TreeItemProps) {
  const { status } = useTreeItemUtils({ itemId: props.itemId, children: props.children });
  const active = Object.entries(status).filter(([, isOn]) => isOn);

  return (
    <TreeItem
      {...props}
      label={
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}>
          {label}
          {active.map(([name]) => (
            <Chip key={name} label={name} size="small" sx={{ height: 18, fontSize: 11 }} />
          ))}
        </Stack>
      }
    />
  );
}

export default function StatusChips() {
  return (
    <RichTreeView
      aria-label="Garden with the status of each item"
      items={gardenItems}
      isItemDisabled={isClosed}
      isItemEditable={isHerb}
      expansionTrigger="content"
      slots={{ item: StatusItem }}
      slotProps={{ item: { slotProps: { labelInput: { 'aria-label': 'Name' } } } }}
      defaultExpandedItems={['herb-garden']}
      defaultSelectedItems="lemon-balm"
      sx={{ height: { xs: 288, sm: 192 }, overflowY: 'auto' }}
    />
  );
}
