import * as React from 'react';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import {
  TreeItemCheckbox,
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemDragAndDropOverlay } from '@mui/x-tree-view/TreeItemDragAndDropOverlay';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';

const questions = [
  {
    id: 'delivery',
    label: 'Delivery',
    children: [
      { id: 'fast', label: 'Was the parcel on time?' },
      { id: 'intact', label: 'Was it intact?' },
    ],
  },
  { id: 'service', label: 'Service', children: [{ id: 'friendly', label: 'Were we friendly?' }] },
];

const HandleItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function HandleItem(
  { id, itemId, label, disabled, children, slots, slotProps, ...other },
  ref,
) {
  const item = useTreeItem({ id, itemId, label, disabled, children, rootRef: ref });
  const { draggable, onDragStart, onDragEnd, ...root } = item.getRootProps<object>(other);

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...root}>
        <TreeItemContent {...item.getContentProps()}>
          {draggable && (
            <Box
              component="span"
              draggable
              onDragStart={onDragStart}
              onDragEnd={onDragEnd}
              sx={{ display: 'flex', cursor: 'grab', color: 'text.secondary' }}
            >
              <DragIndicator fontSize="small" />
            </Box>
          )}
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} slots={slots} slotProps={slotProps} />
          </TreeItemIconContainer>
          <TreeItemCheckbox {...item.getCheckboxProps()} />
          <TreeItemLabel {...item.getLabelProps()} />
          <TreeItemDragAndDropOverlay {...item.getDragAndDropOverlayProps()} />
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

export default function HandleOnly() {
  return (
    <RichTreeViewPro
      itemsReordering
      aria-label="Questions of the survey"
      items={questions}
      slots={{ item: HandleItem }}
      defaultExpandedItems={['delivery', 'service']}
    />
  );
}
