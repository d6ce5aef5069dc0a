import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';

interface Metric {
  id: string;
  label: string;
  childrenCount: number;
}

const services: Metric[] = [{ id: 'gateway', label: 'API gateway', childrenCount: 2 }];

const metrics: Metric[] = [
  { id: 'latency', label: 'Latency', childrenCount: 0 },
  { id: 'errors', label: 'Error rate', childrenCount: 0 },
];

export default function ShortLivedCache() {
  const [cache] = React.useState(() => new DataSourceCacheDefault({ ttl: 10_000 }));
  const [requests, setRequests] = React.useState(0);

  const fetchMetrics = () => {
    setRequests((count) => count + 1);
    return new Promise<Metric[]>((resolve) => {
      setTimeout(() => resolve(metrics), 700);
    });
  };

  return (
    <Stack spacing={1}>
      <RichTreeViewPro
        aria-label="Metrics"
        items={services}
        dataSourceCache={cache}
        dataSource={{
          getChildrenCount: (metric: Metric) => metric.childrenCount,
          getTreeItems: fetchMetrics,
        }}
      />
      <Typography variant="body2" role="status">
        Requests: {requests}
      </Typography>
    </Stack>
  );
}
