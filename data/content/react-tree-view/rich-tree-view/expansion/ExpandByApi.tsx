import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

const settings = [
  { id: 'general', label: 'General', children: [{ id: 'language', label: 'Language' }] },
  {
    id: 'advanced',
    label: 'Advanced',
    children: [
      { id: 'proxy', label: 'Proxy' },
      { id: 'certificates', label: 'Certificates' },
    ],
  },
];

export default function ExpandByApi() {
  const apiRef = useTreeViewApiRef();

  const toggleAdvanced = (event: React.MouseEvent) => {
    apiRef.current?.setItemExpansion({ event, itemId: 'advanced' });
  };

  return (
    <Stack spacing={1}>
      <Button onClick={toggleAdvanced} sx={{ alignSelf: 'start' }}>
        Toggle advanced settings
      </Button>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Settings"
        items={settings}
        defaultExpandedItems={['general']}
      />
    </Stack>
  );
}
