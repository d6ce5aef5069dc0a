import type * as React from 'react';
import SvgIcon from '@mui/material/SvgIcon';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { gardenItems } from '#data/content/shared/garden.ts';

function EmptyPin() {
  return (
    <SvgIcon color="action">
      <circle cx={12} cy={12} r={7} fill="none" stroke="currentColor" strokeWidth={2} />
    </SvgIcon>
  );
}

function FullPin() {
  return (
    <SvgIcon color="primary">
      <circle cx={12} cy={12} r={8} />
    </SvgIcon>
  );
}

function PinItem(props: TreeItemProps) {
  const { interactions, status } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });

  const onlyExpand = (event: React.MouseEvent & TreeViewCancellableEvent) => {
    event.defaultMuiPrevented = true;
    interactions.handleExpansion(event);
  };

  const onlySelect = (event: React.MouseEvent) => {
    event.stopPropagation();
    interactions.handleSelection(event);
  };

  return (
    <TreeItem
      {...props}
      slots={{ icon: status.selected ? FullPin : EmptyPin }}
      slotProps={{ content: { onClick: onlyExpand }, iconContainer: { onClick: onlySelect } }}
    />
  );
}

export default function PinToSelect() {
  return (
    <RichTreeView
      aria-label="Meeting point"
      items={gardenItems}
      slots={{ item: PinItem }}
      defaultExpandedItems={['alpine-house']}
      defaultSelectedItems="edelweiss"
      sx={{ height: 224, overflowY: 'auto' }}
    />
  );
}
