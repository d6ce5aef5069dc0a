import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

export default function ExpandByApi() {
  const apiRef = useTreeViewApiRef();

  const toggleDrinks = (event: React.MouseEvent) => {
    apiRef.current?.setItemExpansion({ event, itemId: 'drinks' });
  };

  return (
    <Stack spacing={1}>
      <Button onClick={toggleDrinks} sx={{ alignSelf: 'start' }}>
        Toggle drinks
      </Button>
      <SimpleTreeView apiRef={apiRef} aria-label="Menu" defaultExpandedItems={['starters']}>
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
