import type * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { gardenItems } from '#data/content/shared/garden.ts';

export default function SelectByApi() {
  const tree = useTreeViewApiRef();

  const toggleGentian = (event: React.MouseEvent) => {
    tree.current?.setItemSelection({ event, itemId: 'spring-gentian' });
  };

  return (
    <Stack spacing={1}>
      <Button onClick={toggleGentian} sx={{ alignSelf: 'start', height: 40 }}>
        Toggle spring gentian
      </Button>
      <RichTreeView
        apiRef={tree}
        aria-label="Plant of the week"
        items={gardenItems}
        defaultExpandedItems={['alpine-house']}
        sx={{ height: 224, overflowY: 'auto' }}
      />
    </Stack>
  );
}
