import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gardenItems } from '#data/content/shared/garden.ts';

export default function ChangeLog() {
  const [renamed, setRenamed] = React.useState<Map<string, string>>(new Map());

  const rename = (itemId: string, newLabel: string) => {
    setRenamed((previous) => new Map(previous).set(itemId, newLabel));
  };

  return (
    <Stack spacing={1}>
      <RichTreeView
        isItemEditable
        aria-label="Garden with unsaved names"
        items={gardenItems}
        onItemLabelChange={rename}
        slotProps={{ item: { slotProps: { labelInput: { 'aria-label': 'New name' } } } }}
        defaultExpandedItems={['herb-garden']}
        sx={{ height: 192, overflowY: 'auto' }}
      />
      <Typography
        component="pre"
        role="status"
        variant="body2"
        sx={{ m: 0, px: 1, height: 80, overflow: 'auto', fontFamily: 'monospace' }}
      >
        {JSON.stringify(Object.fromEntries(renamed), null, 2)}
      </Typography>
    </Stack>
  );
}
