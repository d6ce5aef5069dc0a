import type * as React from 'react';
import IconButton from '@mui/material/IconButton';
import SvgIcon from '@mui/material/SvgIcon';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import type { UseTreeItemLabelSlotOwnProps } from '@mui/x-tree-view/useTreeItem';
import { gardenItems } from '#data/content/shared/garden.ts';

interface PencilLabelProps extends UseTreeItemLabelSlotOwnProps {
  onPencil: () => void;
}

function PencilLabel({ children, onPencil, ...other }: PencilLabelProps) {
  return (
    <TreeItemLabel {...other} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      {children}
      <IconButton
        size="small"
        tabIndex={-1}
        aria-label={`Rename ${children}`}
        onClick={(event) => {
          event.stopPropagation();
          onPencil();
        }}
        sx={{ p: 0.25 }}
      >
        <SvgIcon sx={{ fontSize: 16 }}>
          <path d="M4 16.5V20h3.5L18 9.5 14.5 6zM20.3 7.2a1 1 0 0 0 0-1.400l-2.100-2.100a1 1 0 0 0-1.400 0L15.200 5.300l3.500 3.500z" />
        </SvgIcon>
      </IconButton>
    </TreeItemLabel>
  );
}

function PencilItem(props: TreeItemProps) {
  const { interactions } = useTreeItemUtils({ itemId: props.itemId, children: props.children });

  const keepText = (event: React.MouseEvent & TreeViewCancellableEvent) => {
    event.defaultMuiPrevented = true;
  };

  const label = { onDoubleClick: keepText, onPencil: interactions.toggleItemEditing };

  return (
    <TreeItem
      {...props}
      slots={{ label: PencilLabel }}
      slotProps={{ label, labelInput: { 'aria-label': 'Name' } }}
    />
  );
}

export default function PencilOnly() {
  return (
    <RichTreeView
      isItemEditable
      aria-label="Garden with rename buttons"
      items={gardenItems}
      slots={{ item: PencilItem }}
      defaultExpandedItems={['herb-garden']}
      sx={{ height: 192, overflowY: 'auto' }}
    />
  );
}
