import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';

const sensors = [
  {
    id: 'hall',
    label: 'Hall 1',
    children: [
      { id: 'north', label: 'North gate' },
      { id: 'roof', label: 'Roof' },
    ],
  },
];

function SensorItem(props: TreeItemProps) {
  const { itemId, children } = props;
  const { interactions } = useTreeItemUtils({ itemId, children });

  const discard = (event: React.FocusEvent & TreeViewCancellableEvent) => {
    event.defaultMuiPrevented = true;
    interactions.handleCancelItemLabelEditing(event);
  };

  return (
    <TreeItem
      {...props}
      slotProps={{
        ...props.slotProps,
        labelInput: { 'aria-label': 'Sensor name', onBlur: discard },
      }}
    />
  );
}

export default function DiscardOnBlur() {
  return (
    <RichTreeView
      isItemEditable
      aria-label="Sensors"
      items={sensors}
      slots={{ item: SensorItem }}
      defaultExpandedItems={['hall']}
    />
  );
}
