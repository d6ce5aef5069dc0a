import type * as React from 'react';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { gardenItems } from '#data/content/shared/garden.ts';

function HouseItem({ label, ...props }: TreeItemProps) {
  const { publicAPI, status } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });

  const selectFirst = (event: React.MouseEvent) => {
    event.stopPropagation();
    const [firstId] = publicAPI.getItemOrderedChildrenIds(props.itemId);
    if (firstId) {
      publicAPI.setItemSelection({ event, itemId: firstId, shouldBeSelected: true });
    }
  };

  return (
    <TreeItem
      {...props}
      label={
        <>
          {label}
          {status.expanded && (
            <Button
              size="small"
              tabIndex={-1}
              onClick={selectFirst}
              sx={{
                marginInlineStart: 1,
                py: 0,
                minHeight: 24,
                lineHeight: 1,
                verticalAlign: 'top',
              }}
            >
              Select first
            </Button>
          )}
        </>
      }
    />
  );
}

export default function FirstChildButton() {
  return (
    <RichTreeView
      aria-label="Garden with shortcuts"
      items={gardenItems}
      slots={{ item: HouseItem }}
      defaultExpandedItems={['herb-garden']}
      sx={{ height: 192, overflowY: 'auto' }}
    />
  );
}
