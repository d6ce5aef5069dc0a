import * as React from 'react';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { UseTreeItemLabelSlotOwnProps } from '@mui/x-tree-view/useTreeItem';

const versions = [
  {
    id: 'contract',
    label: 'Contract',
    children: [
      { id: 'contract-3', label: 'Version 3' },
      { id: 'contract-2', label: 'Version 2' },
    ],
  },
  { id: 'annex', label: 'Annex', children: [{ id: 'annex-1', label: 'Version 1' }] },
];

interface LatestLabelProps extends UseTreeItemLabelSlotOwnProps {
  onSelectLatest?: (event: React.MouseEvent) => void;
}

function LatestLabel({ children, onSelectLatest, ...other }: LatestLabelProps) {
  return (
    <TreeItemLabel {...other} sx={{ display: 'flex', gap: 1 }}>
      {children}
      {onSelectLatest && (
        <Button
          size="small"
          onClick={onSelectLatest}
          onKeyDown={(event) => event.stopPropagation()}
          sx={{ py: 0, lineHeight: '24px' }}
        >
          Latest
        </Button>
      )}
    </TreeItemLabel>
  );
}

function DocumentItem(props: TreeItemProps) {
  const { itemId, children } = props;
  const { publicAPI, status } = useTreeItemUtils({ itemId, children });

  const selectLatest = (event: React.MouseEvent) => {
    event.stopPropagation();
    const [firstId] = publicAPI.getItemOrderedChildrenIds(itemId);
    if (firstId) {
      publicAPI.setItemSelection({ event, itemId: firstId, shouldBeSelected: true });
    }
  };

  const label: Partial<LatestLabelProps> = {
    onSelectLatest: status.expanded ? selectLatest : undefined,
  };

  return (
    <TreeItem
      {...props}
      slots={{ ...props.slots, label: LatestLabel }}
      slotProps={{ ...props.slotProps, label }}
    />
  );
}

export default function SelectFirstChild() {
  return (
    <RichTreeView
      aria-label="Documents"
      items={versions}
      slots={{ item: DocumentItem }}
      defaultExpandedItems={['contract']}
    />
  );
}
