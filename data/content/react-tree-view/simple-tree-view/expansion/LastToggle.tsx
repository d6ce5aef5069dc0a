import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function LastToggle() {
  const [notice, setNotice] = React.useState('Open or close a floor');

  return (
    <Stack spacing={1}>
      <SimpleTreeView
        aria-label="Floors of the museum"
        onItemExpansionToggle={(_event, itemId, isExpanded) =>
          setNotice(`${itemId} is now ${isExpanded ? 'expanded' : 'collapsed'}`)
        }
        sx={{ height: 192, overflowY: 'auto' }}
      >
        <TreeItem itemId="ground-floor" label="Ground floor">
          <TreeItem itemId="ceramics" label="Ceramics" />
          <TreeItem itemId="textiles" label="Textiles" />
        </TreeItem>
        <TreeItem itemId="upper-floor" label="Upper floor">
          <TreeItem itemId="maps" label="Maps" />
          <TreeItem itemId="clocks" label="Clocks" />
        </TreeItem>
      </SimpleTreeView>
      <Typography variant="body2" aria-live="polite" sx={{ height: 20, px: 1 }}>
        {notice}
      </Typography>
    </Stack>
  );
}
