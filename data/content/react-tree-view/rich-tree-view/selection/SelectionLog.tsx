import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gardenItems } from '#data/content/shared/garden.ts';

export default function SelectionLog() {
  const [calls, setCalls] = React.useState<string[]>([]);

  const remember = (itemId: string, isSelected: boolean) => {
    const call = `${isSelected ? 'Selected' : 'Deselected'} ${itemId}`;
    setCalls((previous) => [call, ...previous].slice(0, 3));
  };

  return (
    <Stack spacing={1}>
      <RichTreeView
        multiSelect
        aria-label="Plants for the spring sale"
        items={gardenItems}
        defaultExpandedItems={['alpine-house']}
        onItemSelectionToggle={(_event, itemId, isSelected) => remember(itemId, isSelected)}
        sx={{ height: 224, overflowY: 'auto' }}
      />
      <Typography
        component="pre"
        role="log"
        aria-label="Latest calls"
        variant="body2"
        sx={{ m: 0, px: 1, height: 60, fontFamily: 'monospace', color: 'text.secondary' }}
      >
        {calls.length > 0 ? calls.join('\n') : 'No calls yet'}
      </Typography>
    </Stack>
  );
}
