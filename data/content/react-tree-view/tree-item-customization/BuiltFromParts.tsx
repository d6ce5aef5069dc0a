import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemCheckbox,
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
import { gardenItems } from '#data/content/shared/garden.ts';

const BadgedItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function BadgedItem(
  { id, itemId, label, disabled, children },
  ref,
) {
  const item = useTreeItem({ itemId, id, label, children, disabled, rootRef: ref });

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()}>
        <TreeItemContent {...item.getContentProps()}>
          <Avatar variant="rounded" sx={{ width: 24, height: 24, fontSize: 12 }} aria-hidden>
            {String(label).charAt(0)}
          </Avatar>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <TreeItemCheckbox {...item.getCheckboxProps()} />
          {item.status.editing ? (
            <TreeItemLabelInput {...item.getLabelInputProps({ 'aria-label': 'Name' })} />
          ) : (
            <TreeItemLabel {...item.getLabelProps()} />
          )}
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

export default function BuiltFromParts() {
  return (
    <RichTreeView
      isItemEditable
      aria-label="Garden with initials"
      items={gardenItems}
      slots={{ item: BadgedItem }}
      defaultExpandedItems={['alpine-house']}
      sx={{ height: 224, overflowY: 'auto' }}
    />
  );
}
