import type * as React from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { gardenItems } from '#data/content/shared/garden.ts';

export default function RevealAndFocus() {
  const tree = useTreeViewApiRef();

  const reveal = (event: React.MouseEvent, itemId: string) => {
    const api = tree.current;
    if (!api) {
      return;
    }
    flushSync(() => {
      let ancestorId = api.getParentId(itemId);
      while (ancestorId) {
        api.setItemExpansion({ event, itemId: ancestorId, shouldBeExpanded: true });
        ancestorId = api.getParentId(ancestorId);
      }
    });
    api.focusItem(event, itemId);
  };

  return (
    <Stack spacing={1}>
      <Button
        onClick={(event) => reveal(event, 'pitcher-plant')}
        sx={{ alignSelf: 'start', height: 40 }}
      >
        Find the pitcher plant
      </Button>
      <RichTreeView
        apiRef={tree}
        aria-label="Garden with hidden plants"
        items={gardenItems}
        sx={{ height: 256, overflowY: 'auto' }}
      />
    </Stack>
  );
}
