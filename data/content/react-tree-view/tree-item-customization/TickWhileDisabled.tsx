import type * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { gardenItems, type GardenItem } from '#data/content/shared/garden.ts';

const isClosed = (item: GardenItem) => item.id === 'desert-house' || item.id === 'palm-house';

function TickableItem(props: TreeItemProps) {
  const { interactions } = useTreeItemUtils({ itemId: props.itemId, children: props.children });

  const tick = (event: React.FormEvent & TreeViewCancellableEvent) => {
    event.defaultMuiPrevented = true;
    interactions.handleCheckboxSelection(event as React.ChangeEvent<HTMLInputElement>);
  };

  return <TreeItem {...props} slotProps={{ checkbox: { disabled: false, onChange: tick } }} />;
}

export default function TickWhileDisabled() {
  return (
    <RichTreeView
      multiSelect
      checkboxSelection
      aria-label="Notify me when it opens"
      items={gardenItems}
      isItemDisabled={isClosed}
      slots={{ item: TickableItem }}
      sx={{ height: 128, overflowY: 'auto' }}
    />
  );
}
