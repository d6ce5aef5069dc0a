import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gardenItems } from '#data/content/shared/garden.ts';

export default function LastClicked() {
  const [clickedId, setClickedId] = React.useState<string | null>(null);

  return (
    <Stack spacing={1}>
      <RichTreeView
        aria-label="Garden map"
        items={gardenItems}
        onItemClick={(_event, itemId) => setClickedId(itemId)}
        defaultExpandedItems={['herb-garden']}
        sx={{ height: 192, overflowY: 'auto' }}
      />
      <Typography variant="body2" role="status" sx={{ height: 24, px: 1, color: 'text.secondary' }}>
        {clickedId ? `Last click: ${clickedId}` : 'No click yet'}
      </Typography>
    </Stack>
  );
}
