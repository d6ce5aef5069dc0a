import type * as React from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

const ancestors = ['desert-house', 'cacti'];

export default function RevealAndFocus() {
  const tree = useTreeViewApiRef();

  const findSaguaro = (event: React.MouseEvent) => {
    flushSync(() => {
      ancestors.forEach((itemId) => {
        tree.current?.setItemExpansion({ event, itemId, shouldBeExpanded: true });
      });
    });
    tree.current?.focusItem(event, 'saguaro');
  };

  return (
    <Stack spacing={1}>
      <Button onClick={findSaguaro} sx={{ alignSelf: 'start', height: 40 }}>
        Find the saguaro
      </Button>
      <SimpleTreeView
        apiRef={tree}
        aria-label="Glasshouses"
        sx={{ height: 224, overflowY: 'auto' }}
      >
        <TreeItem itemId="palm-house" label="Palm House">
          <TreeItem itemId="cacao" label="Cacao" />
        </TreeItem>
        <TreeItem itemId="desert-house" label="Desert House">
          <TreeItem itemId="aloe" label="Aloe" />
          <TreeItem itemId="cacti" label="Cacti">
            <TreeItem itemId="golden-barrel" label="Golden barrel" />
            <TreeItem itemId="saguaro" label="Saguaro" />
          </TreeItem>
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
