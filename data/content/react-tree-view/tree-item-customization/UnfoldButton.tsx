import type * as React from 'react';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { gardenItems } from '#data/content/shared/garden.ts';

function UnfoldItem({ label, ...props }: TreeItemProps) {
  const { interactions, status } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });

  const unfold = (event: React.MouseEvent) => {
    event.stopPropagation();
    interactions.handleExpansion(event);
  };

  return (
    <TreeItem
      {...props}
      label={
        <>
          {label}
          {status.expandable && (
            <Button
              size="small"
              tabIndex={-1}
              onClick={unfold}
              sx={{ float: 'inline-end', py: 0, minHeight: 24, lineHeight: 1 }}
            >
              {status.expanded ? 'Fold' : 'Unfold'}
            </Button>
          )}
        </>
      }
    />
  );
}

export default function UnfoldButton() {
  return (
    <RichTreeView
      aria-label="Garden with buttons to unfold"
      items={gardenItems}
      expansionTrigger="iconContainer"
      slots={{ item: UnfoldItem }}
      defaultExpandedItems={['herb-garden']}
      sx={{ height: 192, overflowY: 'auto' }}
    />
  );
}
