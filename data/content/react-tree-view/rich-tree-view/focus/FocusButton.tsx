import type * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { gardenItems } from '#data/content/shared/garden.ts';

export default function FocusButton() {
  const tree = useTreeViewApiRef();

  const goToSage = (event: React.MouseEvent) => {
    tree.current?.focusItem(event, 'sage');
  };

  return (
    <Stack spacing={1}>
      <Button onClick={goToSage} sx={{ alignSelf: 'start', height: 40 }}>
        Focus sage
      </Button>
      <RichTreeView
        apiRef={tree}
        aria-label="Garden"
        items={gardenItems}
        defaultExpandedItems={['herb-garden']}
        sx={{ height: 192, overflowY: 'auto' }}
      />
    </Stack>
  );
}
