import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function LastClicked() {
  const [clickedId, setClickedId] = React.useState('none yet');

  return (
    <Stack spacing={1}>
      <SimpleTreeView
        aria-label="Plants for sale"
        defaultExpandedItems={['herbs']}
        onItemClick={(_event, itemId) => setClickedId(itemId)}
        sx={{ height: 192, overflowY: 'auto' }}
      >
        <TreeItem itemId="herbs" label="Herbs">
          <TreeItem itemId="sage" label="Sage" />
          <TreeItem itemId="thyme" label="Thyme, sold out" disabled />
          <TreeItem itemId="lemon-balm" label="Lemon balm" />
        </TreeItem>
        <TreeItem itemId="bulbs" label="Bulbs">
          <TreeItem itemId="crocus" label="Crocus" />
        </TreeItem>
      </SimpleTreeView>
      <Typography variant="body2" aria-live="polite" sx={{ height: 20, px: 1 }}>
        Last click: {clickedId}
      </Typography>
    </Stack>
  );
}
