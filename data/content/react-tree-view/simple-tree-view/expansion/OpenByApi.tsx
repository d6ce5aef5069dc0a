import type * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

export default function OpenByApi() {
  const tree = useTreeViewApiRef();

  const toggleDrinks = (event: React.MouseEvent) => {
    tree.current?.setItemExpansion({ event, itemId: 'drinks' });
  };

  return (
    <Stack spacing={1}>
      <Button onClick={toggleDrinks} sx={{ alignSelf: 'start', height: 40 }}>
        Toggle drinks
      </Button>
      <SimpleTreeView
        apiRef={tree}
        aria-label="Menu"
        defaultExpandedItems={['starters']}
        sx={{ height: 192, overflowY: 'auto' }}
      >
        <TreeItem itemId="starters" label="Starters">
          <TreeItem itemId="soup" label="Pumpkin soup" />
          <TreeItem itemId="salad" label="Beetroot salad" />
        </TreeItem>
        <TreeItem itemId="drinks" label="Drinks">
          <TreeItem itemId="elderflower" label="Elderflower soda" />
          <TreeItem itemId="cider" label="Cider" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
