import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gardenItems } from '#data/content/shared/garden.ts';

export default function ToggleLog() {
  const [lastToggle, setLastToggle] = React.useState('Nothing opened or closed yet');

  return (
    <Stack spacing={1}>
      <RichTreeView
        aria-label="Doors of the garden"
        items={gardenItems}
        onItemExpansionToggle={(_event, itemId, isExpanded) =>
          setLastToggle(`${itemId} is ${isExpanded ? 'open' : 'closed'}`)
        }
        sx={{ height: 224, overflowY: 'auto' }}
      />
      <Typography variant="body2" role="status" sx={{ height: 24, px: 1 }}>
        {lastToggle}
      </Typography>
    </Stack>
  );
}
