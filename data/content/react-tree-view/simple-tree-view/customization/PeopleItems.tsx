import type * as React from 'react';
import Avatar from '@mui/material/Avatar';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';

interface PersonProps {
  itemId: string;
  label: string;
  children?: React.ReactNode;
}

function Person({ itemId, label, children }: PersonProps) {
  const item = useTreeItem({ itemId, label, children });

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <Avatar
            aria-hidden
            sx={{
              width: 28,
              height: 28,
              typography: 'body2',
              ...(item.status.selected && {
                bgcolor: 'primary.main',
                color: 'primary.contrastText',
              }),
            }}
          >
            {label.charAt(0)}
          </Avatar>
          <TreeItemLabel {...item.getLabelProps()} />
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
}

export default function PeopleItems() {
  return (
    <SimpleTreeView
      aria-label="Team"
      defaultExpandedItems={['noor', 'emil']}
      defaultSelectedItems="ines"
      sx={{ height: 216, overflowY: 'auto' }}
    >
      <Person itemId="noor" label="Noor Haddad">
        <Person itemId="emil" label="Emil Lindqvist">
          <Person itemId="ines" label="Inês Duarte" />
          <Person itemId="tomas" label="Tomáš Novák" />
        </Person>
        <Person itemId="amara" label="Amara Okafor" />
      </Person>
    </SimpleTreeView>
  );
}
