import Chip from '@mui/material/Chip';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { UseTreeItemLabelSlotOwnProps } from '@mui/x-tree-view/useTreeItem';

interface Feature {
  id: string;
  label: string;
  isRetired?: boolean;
  children?: Feature[];
}

const features: Feature[] = [
  {
    id: 'checkout',
    label: 'Checkout',
    children: [
      { id: 'express', label: 'Express' },
      { id: 'voucher', label: 'Voucher' },
    ],
  },
  { id: 'wishlist', label: 'Wish list', isRetired: true },
];

const isRetired = (feature: Feature) => feature.isRetired === true;
const isVoucher = (feature: Feature) => feature.id === 'voucher';

interface StatusLabelProps extends UseTreeItemLabelSlotOwnProps {
  names: string[];
}

function StatusLabel({ children, names, ...other }: StatusLabelProps) {
  return (
    <TreeItemLabel
      {...other}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}
    >
      {children}
      {names.map((name) => (
        <Chip key={name} label={name} size="small" sx={{ height: 20 }} />
      ))}
    </TreeItemLabel>
  );
}

function StatusItem(props: TreeItemProps) {
  const { itemId, children } = props;
  const { status } = useTreeItemUtils({ itemId, children });
  const names = Object.entries(status)
    .filter(([, isOn]) => isOn)
    .map(([name]) => name);
  const label: Partial<StatusLabelProps> = { names };

  return (
    <TreeItem
      {...props}
      slots={{ ...props.slots, label: StatusLabel }}
      slotProps={{ ...props.slotProps, label, labelInput: { 'aria-label': 'Feature' } }}
    />
  );
}

export default function StatusChips() {
  return (
    <RichTreeView
      aria-label="Features"
      items={features}
      isItemDisabled={isRetired}
      isItemEditable={isVoucher}
      expansionTrigger="content"
      slots={{ item: StatusItem }}
      defaultExpandedItems={['checkout']}
      defaultSelectedItems="express"
    />
  );
}
