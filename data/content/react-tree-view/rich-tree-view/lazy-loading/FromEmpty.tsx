import * as React from 'react';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

interface Folder {
  id: string;
  label: string;
  childrenCount: number;
}

const folders: Record<string, Folder[]> = {
  root: [
    { id: 'invoices', label: 'Invoices', childrenCount: 2 },
    { id: 'contracts', label: 'Contracts', childrenCount: 1 },
  ],
  invoices: [
    { id: 'paid', label: 'Paid', childrenCount: 0 },
    { id: 'open', label: 'Open', childrenCount: 0 },
  ],
  contracts: [{ id: 'leases', label: 'Leases', childrenCount: 0 }],
};

const noItems: Folder[] = [];

export default function FromEmpty() {
  const [delay, setDelay] = React.useState(700);
  const [treeKey, setTreeKey] = React.useState(1);
  const [loadedKey, setLoadedKey] = React.useState(0);

  const fetchFolders = async (parentId = 'root') => {
    await new Promise((resolve) => {
      setTimeout(resolve, delay);
    });
    setLoadedKey((key) => Math.max(key, treeKey)); // a late answer of an old tree doesn't count
    return folders[parentId] ?? [];
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Slider
          size="small"
          aria-label="Delay of the server"
          valueLabelDisplay="auto"
          getAriaValueText={(value) => `${value} ms`}
          valueLabelFormat={(value) => `${value} ms`}
          min={100}
          max={3000}
          step={100}
          value={delay}
          onChange={(_event, value) => setDelay(Number(value))}
          sx={{ maxWidth: 240, marginInlineStart: 1 }}
        />
        <Button onClick={() => setTreeKey(treeKey + 1)}>Reload</Button>
      </Stack>
      <Typography variant="body2" role="status">
        {loadedKey === treeKey ? 'The folders are loaded.' : 'Loading the folders…'}
      </Typography>
      <RichTreeViewPro
        key={treeKey}
        aria-label="Folders"
        items={noItems}
        dataSource={{
          getChildrenCount: (folder: Folder) => folder.childrenCount,
          getTreeItems: fetchFolders,
        }}
      />
    </Stack>
  );
}
