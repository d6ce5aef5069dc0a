import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const parents = ['history', 'middle-ages', 'science'];

export default function OpenAll() {
  const [open, setOpen] = React.useState(['history']);

  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ height: 40, gap: 1 }}>
        <Button onClick={() => setOpen(parents)}>Expand all</Button>
        <Button onClick={() => setOpen([])}>Collapse all</Button>
      </Stack>
      <SimpleTreeView
        aria-label="Shelves of the library"
        expandedItems={open}
        onExpandedItemsChange={(_event, itemIds) => setOpen(itemIds)}
        sx={{ height: 256, overflowY: 'auto' }}
      >
        <TreeItem itemId="history" label="History">
          <TreeItem itemId="antiquity" label="Antiquity" />
          <TreeItem itemId="middle-ages" label="Middle Ages">
            <TreeItem itemId="castles" label="Castles" />
            <TreeItem itemId="trade" label="Trade routes" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="science" label="Science">
          <TreeItem itemId="optics" label="Optics" />
          <TreeItem itemId="geology" label="Geology" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
