import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
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

const Person = React.forwardRef<HTMLLIElement, TreeItemProps>(function Person(
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
            className={`size-7 text-[14px] text-(--mui-palette-background-paper) ${item.status.selected ? 'bg-(--mui-palette-primary-main)' : 'bg-(--mui-palette-text-secondary)'}`}
          >
            {String(label).charAt(0)}
          </Avatar>
          <TreeItemLabel {...item.getLabelProps()} />
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

export default function PeopleItems() {
  return (
    <SimpleTreeView
      aria-label="Team"
      defaultExpandedItems={['noor', 'emil']}
      defaultSelectedItems="ines"
    >
      <Person itemId="noor" label="Noor Haddad">
        <Person itemId="emil" label="Emil Lindqvist">
          <Person itemId="ines" label="Inês Duarte" />
          <Person itemId="tomas" label="Tomáš Novák (on leave)" disabled />
        </Person>
        <Person itemId="amara" label="Amara Okafor" />
      </Person>
    </SimpleTreeView>
  );
}
