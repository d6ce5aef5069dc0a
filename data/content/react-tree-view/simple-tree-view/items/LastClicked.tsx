import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function LastClicked() {
  const [clickedId, setClickedId] = React.useState('none');

  return (
    <Stack spacing={1}>
      <SimpleTreeView
        aria-label="Help center"
        defaultExpandedItems={['payments']}
        onItemClick={(_event, itemId) => setClickedId(itemId)}
      >
        <TreeItem itemId="payments" label="Payments">
          <TreeItem itemId="cards" label="Cards" />
          <TreeItem itemId="refunds" label="Refunds (in preparation)" disabled />
        </TreeItem>
        <TreeItem itemId="privacy" label="Privacy">
          <TreeItem itemId="cookies" label="Cookies" />
        </TreeItem>
      </SimpleTreeView>
      <Typography variant="body2" role="status">
        Last click: {clickedId}
      </Typography>
    </Stack>
  );
}
