import type * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { gardenItems } from '#data/content/shared/garden.ts';

function CautiousItem(props: TreeItemProps) {
  const { interactions } = useTreeItemUtils({ itemId: props.itemId, children: props.children });

  const discard = (event: React.FocusEvent & TreeViewCancellableEvent) => {
    event.defaultMuiPrevented = true;
    interactions.handleCancelItemLabelEditing(event);
  };

  return (
    <TreeItem
      {...props}
      slotProps={{ labelInput: { 'aria-label': 'Name, Enter saves', onBlur: discard } }}
    />
  );
}

export default function DiscardOnBlur() {
  return (
    <RichTreeView
      isItemEditable
      aria-label="Garden, only Enter saves a name"
      items={gardenItems}
      slots={{ item: CautiousItem }}
      defaultExpandedItems={['alpine-house']}
      sx={{ height: 224, overflowY: 'auto' }}
    />
  );
}
