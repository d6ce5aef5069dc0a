import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gardenItems, type GardenItem } from '#data/content/shared/garden.ts';

function idsOf(items: GardenItem[]): string[] {
  return items.flatMap((item) => [item.id, ...idsOf(item.children ?? [])]);
}

const everyId = idsOf(gardenItems);

export default function ControlledSelection() {
  const [picked, setPicked] = React.useState<string[]>(['herb-garden', 'sage']);

  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ height: 40, alignItems: 'center', gap: 1 }}>
        <Button size="small" onClick={() => setPicked(everyId)}>
          Select all
        </Button>
        <Button size="small" onClick={() => setPicked([])}>
          Clear
        </Button>
        <Typography variant="body2" aria-live="polite" sx={{ marginInlineStart: 'auto' }}>
          Selected: {picked.length} of {everyId.length}
        </Typography>
      </Stack>
      <RichTreeView
        multiSelect
        checkboxSelection
        aria-label="Places to print on the map"
        items={gardenItems}
        selectedItems={picked}
        onSelectedItemsChange={(_event, itemIds) => setPicked(itemIds)}
        defaultExpandedItems={['herb-garden']}
        sx={{ height: 224, overflowY: 'auto' }}
      />
    </Stack>
  );
}
