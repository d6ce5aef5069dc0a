import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { useGardenServer, type ServedItem } from '#data/content/shared/gardenServer.ts';

const palmHouse: ServedItem[] = [{ id: 'palm-house', label: 'Palm House', childrenCount: 2 }];
const countChildren = (item: ServedItem) => item.childrenCount;

export default function SharedFetches() {
  const server = useGardenServer();
  const [answers] = React.useState(() => new Map<string, Promise<ServedItem[]>>());
  const [requests, setRequests] = React.useState(0);

  const fetchOnce = (parentId?: string) => {
    const key = parentId ?? 'root';
    const known = answers.get(key);
    if (known) {
      return known;
    }
    setRequests((count) => count + 1);
    const answer = server.list(parentId);
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };

  const dataSource = { getChildrenCount: countChildren, getTreeItems: fetchOnce };

  return (
    <Stack spacing={1}>
      <Typography variant="body2" role="status" sx={{ height: 24, px: 1 }}>
        Requests: {requests}
      </Typography>
      <Stack direction="row" spacing={2}>
        <RichTreeViewPro
          aria-label="Source"
          items={palmHouse}
          dataSource={dataSource}
          sx={{ height: 256, flex: 1, overflowY: 'auto' }}
        />
        <RichTreeViewPro
          aria-label="Target"
          items={palmHouse}
          dataSource={dataSource}
          sx={{ height: 256, flex: 1, overflowY: 'auto' }}
        />
      </Stack>
    </Stack>
  );
}
