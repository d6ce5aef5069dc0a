import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const agenda: TreeViewBaseItem[] = [
  {
    id: 'day-1',
    label: 'Day 1',
    children: [
      { id: 'keynote', label: 'Keynote' },
      { id: 'panel', label: 'Panel' },
    ],
  },
  { id: 'day-2', label: 'Day 2', children: [{ id: 'workshop', label: 'Workshop' }] },
];

const expandedItems = ['day-1', 'day-2'];

export default function SentToServer() {
  const apiRef = useTreeViewApiRef();
  const [draft] = React.useState(() => structuredClone(agenda));
  const [stored, setStored] = React.useState(agenda);

  const store = () => {
    const tree = apiRef.current?.getItemTree();
    if (tree) {
      setStored(structuredClone(tree));
    }
  };

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
      <Typography variant="subtitle2" component="p">
        Draft
      </Typography>
      <Typography variant="subtitle2" component="p">
        Stored on the server
      </Typography>
      <RichTreeViewPro
        itemsReordering
        apiRef={apiRef}
        aria-label="Draft of the agenda"
        items={draft}
        defaultExpandedItems={expandedItems}
        onItemPositionChange={store}
      />
      <RichTreeView
        disableSelection
        aria-label="Stored agenda"
        items={stored}
        defaultExpandedItems={expandedItems}
      />
    </Box>
  );
}
