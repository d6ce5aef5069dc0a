import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

interface Folder {
  id: string;
  label: string;
  childrenCount: number;
}

const drive: Folder[] = [{ id: 'shared', label: 'Shared', childrenCount: 2 }];

const subfolders: Folder[] = [
  { id: 'inbound', label: 'Inbound', childrenCount: 0 },
  { id: 'outbound', label: 'Outbound', childrenCount: 0 },
];

export default function SharedFetches() {
  const [answers] = React.useState(() => new Map<string, Promise<Folder[]>>());
  const [requests, setRequests] = React.useState(0);

  const fetchOnce = (parentId = 'root') => {
    let answer = answers.get(parentId);
    if (!answer) {
      setRequests((count) => count + 1);
      answer = new Promise((resolve) => {
        setTimeout(() => resolve(subfolders), 700);
      });
      answers.set(parentId, answer);
      answer.catch(() => answers.delete(parentId)); // after an error, the next call asks again
    }
    return answer;
  };

  const dataSource = {
    getChildrenCount: (folder: Folder) => folder.childrenCount,
    getTreeItems: fetchOnce,
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2}>
        <RichTreeViewPro
          aria-label="Source folder"
          items={drive}
          dataSource={dataSource}
          sx={{ flex: 1 }}
        />
        <RichTreeViewPro
          aria-label="Target folder"
          items={drive}
          dataSource={dataSource}
          sx={{ flex: 1 }}
        />
      </Stack>
      <Typography variant="body2" role="status">
        Requests: {requests}
      </Typography>
    </Stack>
  );
}
