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
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';

const staff = [
  {
    id: 'mbeki',
    label: 'Nomsa Mbeki',
    children: [
      { id: 'hale', label: 'Jonas Hale' },
      { id: 'ito', label: 'Rin Ito', children: [{ id: 'cruz', label: 'Elena Cruz' }] },
    ],
  },
];

function initialsOf(name: React.ReactNode) {
  return String(name)
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');
}

const PersonItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function PersonItem(
  { id, itemId, label, disabled, children, slots, slotProps, ...other },
  ref,
) {
  const item = useTreeItem({ id, itemId, label, disabled, children, rootRef: ref });

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps<object>(other)}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} slots={slots} slotProps={slotProps} />
          </TreeItemIconContainer>
          <TreeItemCheckbox {...item.getCheckboxProps()} />
          <Avatar
            aria-hidden
            className="size-7 bg-(--mui-palette-text-secondary) text-[12px] text-(--mui-palette-background-paper)"
          >
            {initialsOf(label)}
          </Avatar>
          <TreeItemLabel {...item.getLabelProps()} />
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

export default function StaffTree() {
  return (
    <RichTreeView
      aria-label="Staff"
      items={staff}
      itemChildrenIndentation={24}
      slots={{ item: PersonItem }}
      defaultExpandedItems={['mbeki', 'ito']}
    />
  );
}
