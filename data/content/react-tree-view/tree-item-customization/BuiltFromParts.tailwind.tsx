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

const customers = [
  {
    id: 'nordwind',
    label: 'Nordwind Energy',
    children: [
      { id: 'hamburg', label: 'Hamburg office' },
      { id: 'oslo', label: 'Oslo office' },
    ],
  },
  { id: 'kaito', label: 'Kaito Trading', children: [{ id: 'kobe', label: 'Kobe office' }] },
];

const AvatarItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function AvatarItem(
  { id, itemId, label, disabled, children, slots, slotProps, ...other },
  ref,
) {
  const item = useTreeItem({ id, itemId, label, disabled, children, rootRef: ref });

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps<object>(other)}>
        <TreeItemContent {...item.getContentProps()}>
          <Avatar
            variant="rounded"
            aria-hidden
            className="size-6 bg-(--mui-palette-text-secondary) text-[12px] text-(--mui-palette-background-paper)"
          >
            {String(label).charAt(0)}
          </Avatar>
          <TreeItemCheckbox {...item.getCheckboxProps()} />
          {item.status.editing ? (
            <TreeItemLabelInput {...item.getLabelInputProps({ 'aria-label': 'Name' })} />
          ) : (
            <TreeItemLabel {...item.getLabelProps()} />
          )}
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} slots={slots} slotProps={slotProps} />
          </TreeItemIconContainer>
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
      aria-label="Customers"
      items={customers}
      slots={{ item: AvatarItem }}
      defaultExpandedItems={['nordwind']}
    />
  );
}
