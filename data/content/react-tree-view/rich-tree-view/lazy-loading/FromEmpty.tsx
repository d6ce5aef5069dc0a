import * as React from 'react';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { useGardenServer, type ServedItem } from '#data/content/shared/gardenServer.ts';

const nothingYet: ServedItem[] = [];

export default function FromEmpty() {
  const server = useGardenServer();
  const [delay, setDelay] = React.useState(700);
  const [visit, setVisit] = React.useState(1);
  const [hasRoots, setHasRoots] = React.useState(false);

  const reload = () => {
    setHasRoots(false);
    setVisit(visit + 1);
  };

  const fetchItems = async (parentId?: string) => {
    server.setDelay(delay);
    const items = await server.list(parentId);
    setHasRoots(true);
    return items;
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ height: 40, px: 1, gap: 2, alignItems: 'center' }}>
        <Typography id="latency" variant="body2" noWrap sx={{ minWidth: 136 }}>
          Latency: {delay} ms
        </Typography>
        <Slider
          aria-labelledby="latency"
          size="small"
          min={100}
          max={3000}
          step={100}
          value={delay}
          onChange={(_event, value) => setDelay(Number(value))}
          sx={{ maxWidth: 240 }}
        />
        <Button size="small" onClick={reload}>
          Reload
        </Button>
      </Stack>
      <Typography variant="body2" role="status" sx={{ height: 24, px: 1, color: 'text.secondary' }}>
        {hasRoots ? 'The greenhouses are here.' : 'Loading the greenhouses…'}
      </Typography>
      <RichTreeViewPro
        key={visit}
        aria-label="Greenhouses of a slow server"
        items={nothingYet}
        dataSource={{
          getChildrenCount: (item: ServedItem) => item.childrenCount,
          getTreeItems: fetchItems,
        }}
        sx={{ height: 224, overflowY: 'auto' }}
      />
    </Stack>
  );
}
