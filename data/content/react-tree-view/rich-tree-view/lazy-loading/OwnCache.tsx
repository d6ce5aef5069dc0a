import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import type { DataSourceCache } from '@mui/x-tree-view/utils';
import { useGardenServer, type ServedItem } from '#data/content/shared/gardenServer.ts';

const houses: ServedItem[] = [
  { id: 'alpine-house', label: 'Alpine House', childrenCount: 3 },
  { id: 'herb-garden', label: 'Herb Garden', childrenCount: 2 },
];

function createMapCache(): DataSourceCache {
  const answers = new Map<string, Parameters<DataSourceCache['set']>[1]>();

  return {
    get: (parentId) => answers.get(parentId),
    set: (parentId, children) => answers.set(parentId, children),
    clear: () => answers.clear(),
  };
}

export default function OwnCache() {
  const server = useGardenServer();
  const [cache] = React.useState(createMapCache);
  const [requests, setRequests] = React.useState(0);

  const fetchItems = (parentId?: string) => {
    setRequests((count) => count + 1);
    return server.list(parentId);
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ height: 40, alignItems: 'center', gap: 2 }}>
        <Button onClick={cache.clear}>Clear cache</Button>
        <Typography variant="body2" role="status">
          Requests: {requests}
        </Typography>
      </Stack>
      <RichTreeViewPro
        aria-label="Greenhouses with a cache"
        items={houses}
        dataSourceCache={cache}
        dataSource={{
          getChildrenCount: (item: ServedItem) => item.childrenCount,
          getTreeItems: fetchItems,
        }}
        sx={{ height: 224, overflowY: 'auto' }}
      />
    </Stack>
  );
}
