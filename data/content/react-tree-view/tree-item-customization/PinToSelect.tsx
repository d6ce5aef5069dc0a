import * as React from 'react';
import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';

const notes = [
  {
    id: 'meetings',
    label: 'Meetings',
    children: [
      { id: 'kickoff', label: 'Kickoff' },
      { id: 'review', label: 'Budget review' },
    ],
  },
  { id: 'ideas', label: 'Ideas', children: [{ id: 'names', label: 'Product names' }] },
];

function PinItem(props: TreeItemProps) {
  const { itemId, children } = props;
  const { interactions, status } = useTreeItemUtils({ itemId, children });

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
      slots={{ ...props.slots, icon: status.selected ? PushPin : PushPinOutlined }}
      slotProps={{
        ...props.slotProps,
        content: { onClick: onlyExpand },
        iconContainer: { onClick: onlySelect },
      }}
    />
  );
}

export default function PinToSelect() {
  return (
    <RichTreeView
      aria-label="Notes"
      items={notes}
      slots={{ item: PinItem }}
      defaultExpandedItems={['meetings']}
      defaultSelectedItems="kickoff"
    />
  );
}
