import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

export default function FocusFromButton() {
  const apiRef = useTreeViewApiRef();

  const focusDrafts = (event: React.MouseEvent) => {
    apiRef.current?.focusItem(event, 'drafts');
  };

  return (
    <Stack spacing={1}>
      <Button onClick={focusDrafts} sx={{ alignSelf: 'start' }}>
        Go to drafts
      </Button>
      <SimpleTreeView
        apiRef={apiRef}
        aria-label="Documents"
        defaultExpandedItems={['letters', 'invoices']}
      >
        <TreeItem itemId="letters" label="Letters">
          <TreeItem itemId="sent" label="Sent" />
          <TreeItem itemId="drafts" label="Drafts" />
        </TreeItem>
        <TreeItem itemId="invoices" label="Invoices">
          <TreeItem itemId="paid" label="Paid" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
