import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gardenItems, type GardenItem } from '#data/content/shared/garden.ts';

function parentIds(items: GardenItem[]): string[] {
  return items.flatMap(({ id, children }) => (children ? [id, ...parentIds(children)] : []));
}

const everyParent = parentIds(gardenItems);

export default function ExpandAll() {
  const [open, setOpen] = React.useState<string[]>(['herb-garden']);

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} sx={{ height: 40 }}>
        <Button onClick={() => setOpen(everyParent)}>Expand all</Button>
        <Button onClick={() => setOpen([])}>Collapse all</Button>
      </Stack>
      <RichTreeView
        aria-label="Garden"
        items={gardenItems}
        expandedItems={open}
        onExpandedItemsChange={(_event, itemIds) => setOpen(itemIds)}
        sx={{ height: 288, overflowY: 'auto' }}
      />
    </Stack>
  );
}
