import * as React from 'react';
import EditOutlined from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import type { UseTreeItemLabelSlotOwnProps } from '@mui/x-tree-view/useTreeItem';

const teams = [
  {
    id: 'product',
    label: 'Product',
    children: [
      { id: 'design', label: 'Design' },
      { id: 'research', label: 'User research' },
    ],
  },
  { id: 'sales', label: 'Sales' },
];

interface PencilLabelProps extends UseTreeItemLabelSlotOwnProps {
  onEdit: () => void;
}

function PencilLabel({ children, onEdit, ...other }: PencilLabelProps) {
  const edit = (event: React.MouseEvent) => {
    event.stopPropagation();
    onEdit();
  };

  return (
    <TreeItemLabel {...other} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {children}
      <IconButton
        size="small"
        tabIndex={-1}
        aria-label={`Rename ${children}`}
        onClick={edit}
        sx={{ p: 0.25 }}
      >
        <EditOutlined fontSize="small" />
      </IconButton>
    </TreeItemLabel>
  );
}

function TeamItem(props: TreeItemProps) {
  const { itemId, children } = props;
  const { interactions } = useTreeItemUtils({ itemId, children });

  const ignoreDoubleClick = (event: React.MouseEvent & TreeViewCancellableEvent) => {
    event.defaultMuiPrevented = true;
  };

  const label = { onDoubleClick: ignoreDoubleClick, onEdit: interactions.toggleItemEditing };

  return (
    <TreeItem
      {...props}
      slots={{ ...props.slots, label: PencilLabel }}
      slotProps={{ ...props.slotProps, label, labelInput: { 'aria-label': 'Team name' } }}
    />
  );
}

export default function PencilOnly() {
  return (
    <RichTreeView
      isItemEditable
      aria-label="Teams"
      items={teams}
      slots={{ item: TeamItem }}
      defaultExpandedItems={['product']}
    />
  );
}
