import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ToggleLog() {
  const [lastChange, setLastChange] = React.useState('No change yet');

  return (
    <Stack spacing={1}>
      <SimpleTreeView
        aria-label="Floors"
        defaultExpandedItems={['ground']}
        onItemExpansionToggle={(_event, itemId, isExpanded) =>
          setLastChange(`${itemId} is ${isExpanded ? 'expanded' : 'collapsed'}`)
        }
      >
        <TreeItem itemId="ground" label="Ground floor">
          <TreeItem itemId="reception" label="Reception" />
          <TreeItem itemId="canteen" label="Canteen" />
        </TreeItem>
        <TreeItem itemId="upper" label="Upper floor">
          <TreeItem itemId="meeting" label="Meeting rooms" />
        </TreeItem>
      </SimpleTreeView>
      <Typography variant="body2" role="status">
        {lastChange}
      </Typography>
    </Stack>
  );
}
