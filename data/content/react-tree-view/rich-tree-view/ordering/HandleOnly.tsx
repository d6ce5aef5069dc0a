import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import {
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
import { gardenItems } from '#data/content/shared/garden.ts';

const HandledItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function HandledItem(
  { id, itemId, label, disabled, children },
  ref,
) {
  const item = useTreeItem({ id, itemId, label, disabled, children, rootRef: ref });
  const { draggable, onDragStart, onDragEnd, ...root } = item.getRootProps();

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...root}>
        <TreeItemContent {...item.getContentProps()}>
          <Box
            component="span"
            draggable={draggable}
            onDragStart={onDragStart}
            onDragEnd={onDragEnd}
            sx={{ display: 'flex', cursor: 'grab', color: 'text.secondary' }}
          >
            <svg viewBox="0 0 24 24" width={18} height={18} fill="currentColor" aria-hidden>
              <path d="M5 8h14v2H5zm0 6h14v2H5z" />
            </svg>
          </Box>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
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
      aria-label="Garden with drag handles"
      items={gardenItems}
      slots={{ item: HandledItem }}
      defaultExpandedItems={['alpine-house']}
      sx={{ height: 224, overflowY: 'auto' }}
    />
  );
}
