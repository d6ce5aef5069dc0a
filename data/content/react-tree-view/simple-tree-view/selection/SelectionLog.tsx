import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SelectionLog() {
  const [calls, setCalls] = React.useState<string[]>([]);

  const addCall = (itemId: string, isSelected: boolean) =>
    setCalls((previous) => [`${itemId}, ${isSelected}`, ...previous].slice(0, 2));

  return (
    <Stack spacing={1}>
      <SimpleTreeView
        aria-label="Train"
        defaultExpandedItems={['morning', 'evening']}
        onItemSelectionToggle={(_event, itemId, isSelected) => addCall(itemId, isSelected)}
      >
        <TreeItem itemId="morning" label="Morning">
          <TreeItem itemId="train-512" label="Direct at 07:12" />
          <TreeItem itemId="train-8" label="One change at 08:40" />
        </TreeItem>
        <TreeItem itemId="evening" label="Evening">
          <TreeItem itemId="train-620" label="Direct at 18:05" />
        </TreeItem>
      </SimpleTreeView>
      <Typography component="pre" role="log" aria-label="Calls" variant="body2" sx={{ m: 0 }}>
        {calls.join('\n') || 'No change yet'}
      </Typography>
    </Stack>
  );
}
