import type * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { gardenItems } from '#data/content/shared/garden.ts';

export default function ExpandByApi() {
  const tree = useTreeViewApiRef();

  const toggleHerbs = (event: React.MouseEvent) => {
    tree.current?.setItemExpansion({ event, itemId: 'herb-garden' });
  };

  return (
    <Stack spacing={1}>
      <Button onClick={toggleHerbs} sx={{ alignSelf: 'start', height: 40 }}>
        Open or close the herb garden
      </Button>
      <RichTreeView
        apiRef={tree}
        aria-label="Places to open from outside"
        items={gardenItems}
        sx={{ height: 192, overflowY: 'auto' }}
      />
    </Stack>
  );
}
