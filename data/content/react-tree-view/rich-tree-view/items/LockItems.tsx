import * as React from 'react';
import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import IconButton from '@mui/material/IconButton';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { UseTreeItemLabelSlotOwnProps } from '@mui/x-tree-view/useTreeItem';

const sections = [
  {
    id: 'report',
    label: 'Annual report',
    children: [
      { id: 'figures', label: 'Key figures' },
      { id: 'outlook', label: 'Outlook' },
    ],
  },
  { id: 'appendix', label: 'Appendix' },
];

interface LockLabelProps extends UseTreeItemLabelSlotOwnProps {
  isLocked: boolean;
  onToggleLock: () => void;
}

function LockLabel({ children, isLocked, onToggleLock, ...other }: LockLabelProps) {
  const toggle = (event: React.MouseEvent) => {
    event.stopPropagation();
    onToggleLock();
  };

  return (
    <TreeItemLabel {...other} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {children}
      <IconButton
        size="small"
        aria-label={`${isLocked ? 'Unlock' : 'Lock'} ${children}`}
        onClick={toggle}
        onKeyDown={(event) => event.stopPropagation()}
        sx={{ p: 0.25 }}
      >
        {isLocked ? <LockOutlined fontSize="small" /> : <LockOpenOutlined fontSize="small" />}
      </IconButton>
    </TreeItemLabel>
  );
}

function LockItem(props: TreeItemProps) {
  const { itemId, children } = props;
  const { publicAPI, status } = useTreeItemUtils({ itemId, children });
  if (React.Children.count(children) > 0) {
    return <TreeItem {...props} />; // a locked section would lock all below it
  }

  const label: Partial<LockLabelProps> = {
    isLocked: status.disabled,
    onToggleLock: () => publicAPI.setIsItemDisabled({ itemId }),
  };

  return (
    <TreeItem
      {...props}
      slots={{ ...props.slots, label: LockLabel }}
      slotProps={{ ...props.slotProps, label }}
    />
  );
}

export default function LockItems() {
  return (
    <RichTreeView
      aria-label="Sections of the report"
      items={sections}
      slots={{ item: LockItem }}
      defaultExpandedItems={['report']}
    />
  );
}
