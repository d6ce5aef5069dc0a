import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import type { UseTreeItemLabelSlotOwnProps } from '@mui/x-tree-view/useTreeItem';

interface Employee {
  id: string;
  label: string;
  title: string;
  children?: Employee[];
}

const staff: Employee[] = [
  {
    id: 'haddad',
    label: 'Noor Haddad',
    title: 'Chief technology officer',
    children: [
      { id: 'duarte', label: 'Inês Duarte', title: 'Head of platform' },
      { id: 'okafor', label: 'Amara Okafor', title: 'Head of data' },
    ],
  },
];

interface TwoLineLabelProps extends UseTreeItemLabelSlotOwnProps {
  title: string;
}

function TwoLineLabel({ children, title, ...other }: TwoLineLabelProps) {
  return (
    <TreeItemLabel {...other}>
      {children}
      <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {title}
      </Typography>
    </TreeItemLabel>
  );
}

function EmployeeItem(props: TreeItemProps) {
  const label = { title: useTreeItemModel<Employee>(props.itemId)?.title ?? '' };

  return (
    <TreeItem
      {...props}
      slots={{ ...props.slots, label: TwoLineLabel }}
      slotProps={{ ...props.slotProps, label, labelInput: { 'aria-label': 'Name' } }}
    />
  );
}

export default function TwoLineLabels() {
  return (
    <RichTreeView
      isItemEditable
      aria-label="Staff"
      items={staff}
      slots={{ item: EmployeeItem }}
      defaultExpandedItems={['haddad']}
    />
  );
}
