import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { useGardenServer, type ServedItem } from '#data/content/shared/gardenServer.ts';

const houses: ServedItem[] = [
  { id: 'alpine-house', label: 'Alpine House', childrenCount: 3 },
  { id: 'herb-garden', label: 'Herb Garden', childrenCount: 2 },
];

export default function ShortLivedCache() {
  const server = useGardenServer();
  const [cache] = React.useState(() => new DataSourceCacheDefault({ ttl: 10_000 }));
  const [requests, setRequests] = React.useState(0);

  const fetchItems = (parentId?: string) => {
    setRequests((count) => count + 1);
    return server.list(parentId);
  };

  return (
    <Stack spacing={1}>
      <Typography variant="body2" role="status" sx={{ height: 24, px: 1 }}>
        Requests: {requests}
      </Typography>
      <RichTreeViewPro
        aria-label="Greenhouses, remembered for ten seconds"
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
