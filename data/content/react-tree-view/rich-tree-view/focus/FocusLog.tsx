import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gardenItems } from '#data/content/shared/garden.ts';

export default function FocusLog() {
  const [focusedId, setFocusedId] = React.useState('nothing yet');

  return (
    <Stack spacing={1}>
      <RichTreeView
        aria-label="Garden to walk through"
        items={gardenItems}
        onItemFocus={(_event, itemId) => setFocusedId(itemId)}
        defaultExpandedItems={['herb-garden']}
        sx={{ height: 192, overflowY: 'auto' }}
      />
      <Typography variant="body2" sx={{ height: 24, px: 1 }}>
        Last focus: {focusedId}
      </Typography>
    </Stack>
  );
}
