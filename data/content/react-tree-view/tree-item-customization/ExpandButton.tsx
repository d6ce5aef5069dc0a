import * as React from 'react';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { UseTreeItemLabelSlotOwnProps } from '@mui/x-tree-view/useTreeItem';

const releases = [
  {
    id: 'v8',
    label: 'Version 8',
    children: [
      { id: 'v8-1', label: 'Exports are 30% faster' },
      { id: 'v8-2', label: 'New date filter' },
    ],
  },
  { id: 'v7', label: 'Version 7', children: [{ id: 'v7-1', label: 'Dark mode' }] },
];

interface DetailsLabelProps extends UseTreeItemLabelSlotOwnProps {
  isExpandable: boolean;
  isExpanded: boolean;
  onToggleDetails: (event: React.MouseEvent) => void;
}

function DetailsLabel({
  children,
  isExpandable,
  isExpanded,
  onToggleDetails,
  ...other
}: DetailsLabelProps) {
  return (
    <TreeItemLabel {...other} sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
      {children}
      {isExpandable && (
        <Button
          size="small"
          tabIndex={-1}
          onClick={onToggleDetails}
          sx={{ py: 0, lineHeight: '24px' }}
        >
          {isExpanded ? 'Hide details' : 'Show details'}
        </Button>
      )}
    </TreeItemLabel>
  );
}

function ReleaseItem(props: TreeItemProps) {
  const { itemId, children } = props;
  const { interactions, status } = useTreeItemUtils({ itemId, children });

  const toggle = (event: React.MouseEvent) => {
    event.stopPropagation();
    interactions.handleExpansion(event);
  };

  const label: Partial<DetailsLabelProps> = {
    isExpandable: status.expandable,
    isExpanded: status.expanded,
    onToggleDetails: toggle,
  };

  return (
    <TreeItem
      {...props}
      slots={{ ...props.slots, label: DetailsLabel }}
      slotProps={{ ...props.slotProps, label }}
    />
  );
}

export default function ExpandButton() {
  return (
    <RichTreeView
      aria-label="Releases"
      items={releases}
      expansionTrigger="iconContainer"
      slots={{ item: ReleaseItem }}
      defaultExpandedItems={['v8']}
    />
  );
}
