import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { useGardenServer, type ServedItem } from '#data/content/shared/gardenServer.ts';

const houses: ServedItem[] = [
  { id: 'palm-house', label: 'Palm House', childrenCount: 2 },
  { id: 'desert-house', label: 'Desert House', childrenCount: 2 },
];

export default function FailingRequests() {
  const server = useGardenServer();
  const [offline, setOffline] = React.useState(true);

  const fetchItems = (parentId?: string) => {
    server.setOffline(offline);
    return server.list(parentId);
  };

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch checked={offline} onChange={(event) => setOffline(event.target.checked)} />
        }
        label="Server is offline"
        sx={{ height: 40 }}
      />
      <RichTreeViewPro
        aria-label="Greenhouses of an unreliable server"
        items={houses}
        dataSource={{
          getChildrenCount: (item: ServedItem) => item.childrenCount,
          getTreeItems: fetchItems,
        }}
        sx={{ height: 192, overflowY: 'auto' }}
      />
    </Stack>
  );
}
